export { LateCrisisHelp } from './late-check-in.ts';
export { CheckInCard } from './check-in-card.tsx';
export { useCheckIn } from './check-in.queries.ts';
export { LateRewardDialog } from './late-check-in.ts';
