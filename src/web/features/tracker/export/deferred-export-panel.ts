import { deferred } from '#web/platform/deferred.tsx';

/** Export, calendar and imports, below all that the page is opened for. */
export const DeferredExportPanel = deferred(async () => (await import('./export-panel.tsx')).ExportPanel);
