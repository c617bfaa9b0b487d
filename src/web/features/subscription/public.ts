export { LateClosedDoors } from './closed/late-closed-doors.ts';
export { TrialEnd } from './ended/trial-end.tsx';
export { usePlansSeen } from './flow-flags.ts';
