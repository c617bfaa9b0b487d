export { CheckInCard } from './check-in-card.tsx';
export { checkIn as checkInCopy } from './check-in.copy.ts';
export { useCheckIn, useCompleteCheckIn } from './check-in.queries.ts';
export {
  DeferredCrisisHelp,
  DeferredLowMoodHelp,
  DeferredRewardDialog,
  DeferredVoiceButton,
} from './deferred-check-in.ts';
export { HelpNear } from './dialog/crisis-help.tsx';
export { milestoneMoon, milestoneWindow } from './dialog/milestone-windows.ts';
export { rewardCopy } from './check-in-dialog.copy.ts';
