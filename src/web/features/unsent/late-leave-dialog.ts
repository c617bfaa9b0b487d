import { late } from '#web/platform/late.tsx';

/** The question before a sign-out that would lose entries, fetched ahead: it is asked where there may be no network. */
export const LateLeaveDialog = late(async () => (await import('./leave-dialog.tsx')).LeaveDialog);
