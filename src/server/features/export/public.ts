export { archivePieces, gathered } from './archive.ts';
export { exportData, exportedDays } from './export-data.ts';
export { readFeed } from './feed.ts';
