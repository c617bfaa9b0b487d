export { firstEntries } from './read-entries.ts';
export { fadePages } from './fade-pages.ts';
