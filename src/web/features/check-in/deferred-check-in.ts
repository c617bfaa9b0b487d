import { deferred } from '#web/platform/deferred.tsx';

// What opens only after the member wrote comes after the card.
export const DeferredCheckInDialog = deferred(async () => (await import('./dialog/check-in-dialog.tsx')).CheckInDialog);
export const DeferredVoiceButton = deferred(async () => (await import('#web/features/voice/public.ts')).VoiceButton);
export const DeferredRewardDialog = deferred(async () => (await import('./dialog/reward-dialog.tsx')).RewardDialog);
export const DeferredCrisisHelp = deferred(async () => (await import('./dialog/crisis-help.tsx')).CrisisHelp);
/** Its answer may be needed when the connection is lost. */
export const DeferredLowMoodHelp = deferred(async () => (await import('./dialog/crisis-help.tsx')).LowMoodHelp, {
  soon: true,
});
