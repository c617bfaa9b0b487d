import { late } from '#web/platform/late.tsx';

/** The dialog's long texts come when she asks for them; put it in a Suspense. */
export const LatePhaseDialog = late(async () => (await import('./phase-dialog.tsx')).PhaseDialog);
