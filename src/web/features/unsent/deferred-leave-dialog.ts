import { deferred } from '#web/platform/deferred.tsx';

/** The question before a sign-out that would lose entries, fetched ahead: it is asked where there may be no network. */
export const DeferredLeaveDialog = deferred(async () => (await import('./leave-dialog.tsx')).LeaveDialog);
