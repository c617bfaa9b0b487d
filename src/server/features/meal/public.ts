export { cookbook } from './cookbook.ts';
