import { late } from '#web/platform/late.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { dailyFlow } from './daily-flow.copy.ts';

const COMING = {
  fallback: (
    <Skeletons label={dailyFlow.loading}>
      <Skeleton shape="block" />
    </Skeletons>
  ),
};

// What a later step needs comes after the page; one she resumes at is in the document.
export const LateBreathe = late(async () => (await import('./breath/breathe-step.tsx')).BreatheStep, COMING);
export const LateCheckIn = late(async () => (await import('./steps/check-in-step.tsx')).CheckInStep, COMING);
export const LateWrite = late(async () => (await import('./steps/write-step.tsx')).WriteStep, COMING);
export const LateIntention = late(async () => (await import('./steps/intention-step.tsx')).IntentionStep, COMING);
export const LateClose = late(async () => (await import('./steps/close-step.tsx')).CloseStep, COMING);
export const LateMilestoneCard = late(async () => (await import('./below/milestone-card.tsx')).MilestoneCard);
