export { dropOldLogs } from './old-logs/old-logs.ts';
export { readPrivacy } from './read-privacy.ts';
