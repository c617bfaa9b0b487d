export { usePaper } from './paper/use-paper.ts';
