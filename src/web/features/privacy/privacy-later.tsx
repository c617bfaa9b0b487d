export { ExportGroup } from './export/export-group.tsx';
