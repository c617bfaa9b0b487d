export { firstEntries } from './read-entries.ts';
