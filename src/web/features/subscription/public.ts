export { DeferredClosedDoors } from './closed/deferred-closed-doors.ts';
export { TrialEnd } from './ended/trial-end.tsx';
export { usePlansSeen } from './flow-flags.ts';
