export { firstEntries, indexedPages, newestWhole } from './read-entries.ts';
export { fadePages } from './fade-pages.ts';
export { createEntry as keepPage } from './write-entry.ts';
export { exportedPages, takePages, takePagesBack } from './exported-pages.ts';
export { journalDay } from './tell-entry.ts';
