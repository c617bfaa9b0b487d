export { dropOldLogs } from './old-logs/old-logs.ts';
