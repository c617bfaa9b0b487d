export { readKeepsakes } from './read-keepsakes.ts';
