import { useState } from 'react';
import type { CycleViewReply } from '#contract/cycle/cycle.schemas.ts';
import {
  enhancedPath,
  nextEnhancedStep,
  type EnhancedKnown,
  type EnhancedStep,
} from '#domain/account/enhanced-onboarding.ts';
import { daysUntilGoalUpdate } from '#domain/goals/goals.ts';
import { isNudged } from '#domain/reminder/reminder.ts';
import { surfaceOf } from '#domain/stage/stage.ts';
import { useCycleView } from '#web/features/cycle/public.ts';
import { useReminders } from '#web/features/reminder/public.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { useMember } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { EnhancedEnd } from './enhanced/enhanced-end.tsx';
import { enhanced } from './enhanced/enhanced.copy.ts';
import { GoalsStep } from './enhanced/goals-step.tsx';
import { PeriodsStep } from './enhanced/periods-step.tsx';
import type { StepPosition } from './enhanced/step-frame.tsx';
import { ThemeStep } from './enhanced/theme-step.tsx';
import { useProgress } from './enhanced/use-progress.ts';
import { QuestionPage } from './question.tsx';
import styles from './enhanced/enhanced.module.css';

const RemindersStep = deferred(async () => (await import('./enhanced/reminders-step.tsx')).RemindersStep);
// Its choice is that of the tracker's dialog, and comes as late as there.
const StageStep = deferred(async () => (await import('./enhanced/stage-step.tsx')).StageStep);

/** /enhanced-onboarding: the optional richer path, left and resumed on any device (decisions 19). */
export function EnhancedOnboardingScreen() {
  const { data, isError, isFetching, refetch } = useCycleView();
  const reminders = useReminders(useMember().ageGroup !== 'teen');
  if (data && !reminders.isLoading) return <Path reply={data} />;
  return (
    <QuestionPage>
      <h1 className="vh">{enhanced.offer.title}</h1>
      <div className={styles.waiting}>
        {isError ? (
          <ErrorNote title={enhanced.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
            {enhanced.failed.text}
          </ErrorNote>
        ) : (
          <Skeletons label={enhanced.loading}>
            <Skeleton shape="title" />
            <Skeleton shape="block" />
          </Skeletons>
        )}
      </div>
    </QuestionPage>
  );
}

function Path({ reply }: { readonly reply: CycleViewReply }) {
  const known = useKnown(reply);
  const progress = useMember().enhancedOnboarding;
  // A step stays while its own answer makes it known: it is left by the member, never under the member's hands.
  const [begun] = useState(() => enhancedPath(known, progress));
  const stays = begun.filter((step) => step !== 'periods' || known.countsPeriods);
  const path = enhancedPath(known, { ...progress, settled: [...progress.settled, ...stays] });
  const [again, goTo] = useState<EnhancedStep | null>(null);
  const [moved, setMoved] = useState(false);
  const { settle, settling, finish } = useProgress();
  const step = again ?? nextEnhancedStep(path, progress);
  if (step === null) return <EnhancedEnd arrives={moved} onSeen={() => !progress.finished && finish()} />;
  const go = (to: EnhancedStep | null) => {
    setMoved(true);
    goTo(to);
  };
  // Said before the answer comes: with it the next heading is drawn, and takes the focus.
  const leave = (left: EnhancedStep) => {
    setMoved(true);
    settle(left, () => goTo(null));
  };
  const before = path.slice(0, path.indexOf(step)).findLast((one) => one !== 'goals' || known.goalsOpen);
  const place: StepPosition = {
    step,
    path,
    arrives: moved,
    settling,
    back: before ? () => go(before) : null,
    settle: () => leave(step),
  };
  return <Step key={step} place={place} reply={reply} />;
}

function Step({ place, reply }: { readonly place: StepPosition; readonly reply: CycleViewReply }) {
  if (place.step === 'goals') return <GoalsStep place={place} />;
  if (place.step === 'stage') return <StageStep place={place} now={reply} />;
  if (place.step === 'reminders') return <RemindersStep place={place} />;
  return place.step === 'periods' ? <PeriodsStep place={place} /> : <ThemeStep place={place} />;
}

function useKnown(reply: CycleViewReply): EnhancedKnown {
  const user = useMember();
  const today = useToday();
  const { data: reminders } = useReminders(user.ageGroup !== 'teen');
  const { wheel, bleedingLog } = surfaceOf(reply, reply.view.startDate);
  return {
    goalsOpen: daysUntilGoalUpdate({ ...user, today }) === 0,
    hasOwnGoals: user.customGoals.length > 0,
    stageChosen: reply.stageSince !== null,
    countsPeriods: wheel === 'cycle' && bleedingLog,
    startsKnown: reply.cyclesClosed + (reply.view.startDate === null ? 0 : 1),
    mayBeReminded: user.ageGroup !== 'teen',
    remindersChosen: reminders !== undefined && isNudged(reminders.settings),
    theme: user.theme,
  };
}
