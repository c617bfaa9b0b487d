import type { ComponentType } from 'react';
import type { FlowStep } from '#domain/daily-flow/daily-flow.ts';
import type { DailyFlowReply } from '#contract/daily-flow/daily-flow.schemas.ts';
import { href } from '#contract/screens.ts';
import { LateRewardDialog } from '#web/features/check-in/public.ts';
import { DailyQuizCard } from '#web/features/quiz/public.ts';
import { late } from '#web/platform/late.tsx';
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

// What a later step needs comes after the page; one she resumes at is in the document.
const LateBreathe = late(async () => (await import('./breath/breathe-step.tsx')).BreatheStep, COMING);
const LateCheckIn = late(async () => (await import('./steps/check-in-step.tsx')).CheckInStep, COMING);
const LateWrite = late(async () => (await import('./steps/write-step.tsx')).WriteStep, COMING);
const LateIntention = late(async () => (await import('./steps/intention-step.tsx')).IntentionStep, COMING);
const LateClose = late(async () => (await import('./steps/close-step.tsx')).CloseStep, COMING);
const LateMilestoneCard = late(async () => (await import('./below/milestone-card.tsx')).MilestoneCard);

const STEPS: Readonly<Record<FlowStep, ComponentType<StepProps>>> = {
  arrive: ArriveStep,
  breathe: LateBreathe,
  check_in: LateCheckIn,
  write: LateWrite,
  intention: LateIntention,
  close: LateClose,
};

/** The flow of a day: its six arches, the step she is at, the others in words, and what stands beneath. */
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
        <LateMilestoneCard onOpen={walk.setReward} />
      </div>
      {walk.reward !== null && <LateRewardDialog day={walk.reward} onClose={() => walk.setReward(null)} />}
    </>
  );
}
