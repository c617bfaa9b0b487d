import type { ComponentType } from 'react';
import type { FlowStep } from '#domain/daily-flow/daily-flow.ts';
import type { DailyFlowReply } from '#contract/daily-flow/daily-flow.schemas.ts';
import { href } from '#contract/screens.ts';
import { DeferredRewardDialog } from '#web/features/check-in/public.ts';
import { DailyQuizCard } from '#web/features/quiz/public.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import styles from './below/below.module.css';
import { WayThrough } from './below/way-through.tsx';
import { dailyFlow } from './daily-flow.copy.ts';
import { Rooms } from './rooms.tsx';
import { ArriveStep } from './steps/arrive-step.tsx';
import { useWalk, type StepProps } from './use-walk.ts';

const COMING = {
  fallback: (
    <Skeletons label={dailyFlow.loading}>
      <Skeleton shape="block" />
    </Skeletons>
  ),
};

// What a later step needs comes after the page; one the member resumes at is in the document.
const DeferredBreathe = deferred(async () => (await import('./breath/breathe-step.tsx')).BreatheStep, COMING);
const DeferredCheckIn = deferred(async () => (await import('./steps/check-in-step.tsx')).CheckInStep, COMING);
const DeferredWrite = deferred(async () => (await import('./steps/write-step.tsx')).WriteStep, COMING);
const DeferredIntention = deferred(async () => (await import('./steps/intention-step.tsx')).IntentionStep, COMING);
const DeferredClose = deferred(async () => (await import('./steps/close-step.tsx')).CloseStep, COMING);
const DeferredMilestoneCard = deferred(async () => (await import('./below/milestone-card.tsx')).MilestoneCard);

const STEPS: Readonly<Record<FlowStep, ComponentType<StepProps>>> = {
  arrive: ArriveStep,
  breathe: DeferredBreathe,
  check_in: DeferredCheckIn,
  write: DeferredWrite,
  intention: DeferredIntention,
  close: DeferredClose,
};

/** The flow of a day: its six arches, the step the member is at, the others in words, and what stands beneath. */
export function FlowPage({ reply }: { readonly reply: DailyFlowReply }) {
  const walk = useWalk(reply);
  const { at, done, date } = reply;
  const Step = STEPS[at];
  const note = walk.turned ? dailyFlow.turned : walk.failed ? dailyFlow.unkept : null;
  return (
    <>
      <PageHead
        kicker={dailyFlow.kicker}
        title={dailyFlow.title}
        actions={
          <LinkButton kind="line" size="small" href={href('home')} onClick={walk.leave}>
            {dailyFlow.leave}
          </LinkButton>
        }
      />
      <Rooms at={at} done={done} onGo={walk.go} />
      {note && (
        <Notice tone="warning" title={note.title}>
          {note.text}
        </Notice>
      )}
      <Step key={`${date} ${at}`} walk={walk} />
      <WayThrough walk={walk} />
      <div className={styles.duo}>
        <DailyQuizCard />
        <DeferredMilestoneCard onOpen={walk.setReward} />
      </div>
      {walk.reward !== null && <DeferredRewardDialog day={walk.reward} onClose={() => walk.setReward(null)} />}
    </>
  );
}
