import { deferred } from '#web/platform/deferred.tsx';

/** Where the member looks up from, asked when it is asked for. */
export const PlaceDialog = deferred(async () => (await import('./place-dialog.tsx')).PlaceDialog, { rare: true });
