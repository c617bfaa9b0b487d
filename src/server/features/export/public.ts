export { exportData, exportedDays } from './export-data.ts';
export { readFeed } from './feed.ts';
