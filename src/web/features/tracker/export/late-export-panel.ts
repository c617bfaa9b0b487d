import { late } from '#web/platform/late.tsx';

/** Export, calendar and imports, below all that the page is opened for. */
export const LateExportPanel = late(async () => (await import('./export-panel.tsx')).ExportPanel);
