export { openLegal, type Legal } from './legal.handlers.ts';
