export { eraseDue } from './deletion/erase-due.ts';
export { dropOldLogs } from './old-logs/old-logs.ts';
export { exportedWishes } from './read-privacy.ts';
