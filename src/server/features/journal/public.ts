export { firstEntries, indexedPages } from './read-entries.ts';
export { fadePages } from './fade-pages.ts';
export { createEntry as keepPage } from './write-entry.ts';
export { exportedPages, takePages, takePagesBack } from './exported-pages.ts';
