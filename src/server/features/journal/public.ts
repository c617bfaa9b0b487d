export { firstEntries, indexedPages, newestWhole } from './read-entries.ts';
export { createEntry as keepPage } from './write-entry.ts';
export { takePages, takePagesBack } from './exported-pages.ts';
export { journalDay } from './tell-entry.ts';
export { journalHandlers } from './journal.handlers.ts';
