import { late } from '#web/platform/late.tsx';

// What a later step needs comes after the page; one she resumes at is in the document.
export const LateBreathe = late(async () => (await import('./breath/breathe-step.tsx')).BreatheStep);
export const LateCheckIn = late(async () => (await import('./steps/check-in-step.tsx')).CheckInStep);
export const LateWrite = late(async () => (await import('./steps/write-step.tsx')).WriteStep);
export const LateIntention = late(async () => (await import('./steps/intention-step.tsx')).IntentionStep);
export const LateClose = late(async () => (await import('./steps/close-step.tsx')).CloseStep);
export const LateMilestoneCard = late(async () => (await import('./below/milestone-card.tsx')).MilestoneCard);
