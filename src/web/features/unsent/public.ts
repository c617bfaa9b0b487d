export { LateLeaveDialog } from './late-leave-dialog.ts';
export { UnsentMark } from './unsent-mark.tsx';
