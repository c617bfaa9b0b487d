import { late } from '#web/platform/late.tsx';

/** What a phase is usually like: the long texts come when she asks for them. Put it in a Suspense. */
export const LatePhaseDialog = late(async () => (await import('./phase-dialog.tsx')).PhaseDialog);
