export { archivePieces, gathered } from './archive.ts';
export { exportData, type ExportParts } from './export-data.ts';
export { readFeed } from './feed.ts';
