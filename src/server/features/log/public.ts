export { logListsStore } from './log-lists.store.ts';
export { readLogLists } from './read-log-lists.ts';
export { readSymptomNames } from './read-symptom-names.ts';
