export { readLogLists } from './read-log-lists.ts';
