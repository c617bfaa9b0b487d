export { conflict } from './conflict/conflict.copy.ts';
export { TwoVersions } from './conflict/two-versions.tsx';
export { usePaper } from './paper/use-paper.ts';
