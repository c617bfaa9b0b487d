import { late } from '#web/platform/late.tsx';

// What opens only after she wrote comes after the card.
export const LateCheckInDialog = late(async () => (await import('./dialog/check-in-dialog.tsx')).CheckInDialog);
export const LateVoiceButton = late(async () => (await import('#web/features/voice/public.ts')).VoiceButton);
export const LateRewardDialog = late(async () => (await import('./dialog/reward-dialog.tsx')).RewardDialog);
export const LateCrisisHelp = late(async () => (await import('./dialog/crisis-help.tsx')).CrisisHelp);
