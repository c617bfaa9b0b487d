import { deferred } from '#web/platform/deferred.tsx';

/** What a phase is usually like: the long texts come when the member asks for them. Put it in a Suspense. */
export const DeferredPhaseDialog = deferred(async () => (await import('./phase-dialog.tsx')).PhaseDialog);
