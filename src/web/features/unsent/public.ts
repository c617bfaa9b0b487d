export { DeferredLeaveDialog } from './deferred-leave-dialog.ts';
export { UnsentMark } from './unsent-mark.tsx';
