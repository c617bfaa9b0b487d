import type { ComponentProps } from 'react';
import type { CycleViewReply } from '#contract/cycle/cycle.schemas.ts';
import { careCardFor } from '#domain/goals/care-card.ts';
import { surfaceOf } from '#domain/stage/stage.ts';
import { useCycleView } from '#web/features/cycle/public.ts';
import { EnhancedOffer } from '#web/features/onboarding/public.ts';
import { StageProposal } from '#web/features/stage/public.ts';
import { DailyQuizCard } from '#web/features/quiz/public.ts';
import { useMember } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';
import { CareCard } from './cards/care-card.tsx';
import { JournalCard } from './cards/journal-card.tsx';
import { PathCard } from './cards/path-card.tsx';
import { toldPhase } from './cards/told-phase.ts';
import { GoalsPanel } from './goals/goals-panel.tsx';
import { Hello } from './hello.tsx';
import { JourneyRows } from './journey-rows.tsx';
import { Tonight } from './night/tonight.tsx';
import { QuickTiles } from './quick-tiles.tsx';
import { FirstYears } from './today/first-years.tsx';
import { PhaseToday } from './today/phase-today.tsx';
import { Started } from './today/started.tsx';
import { WheelCard } from './wheel/wheel-card.tsx';
import styles from './cards/cards.module.css';

/** The welcome, in the words of the member's goals and of the member's stage. */
export function HomeWelcome() {
  const reply = useCycleView().data;
  const surface = reply && surfaceOf(reply, reply.view.startDate);
  return (
    <Hello
      user={useMember()}
      today={useToday()}
      cyclesClosed={surface?.wheel === 'energy' ? null : (reply?.cyclesClosed ?? 0)}
    />
  );
}

/** The member's wheel, when the next period is likely, and the four phases to read about. */
export function HomeWheel({ reply }: { readonly reply: CycleViewReply }) {
  return <WheelCard reply={reply} surface={surfaceOf(reply, reply.view.startDate)} />;
}

/** A day inside the usual length: its phase, or in the first years what may be said instead. */
export function HomeUsualDay({
  firstYears,
  ...day
}: ComponentProps<typeof FirstYears> & { readonly firstYears: boolean }) {
  return firstYears ? <FirstYears {...day} /> : <PhaseToday view={day.view} />;
}

/** From the window on: when a period may start, and whether it did. */
export function HomeStarted(props: ComponentProps<typeof Started>) {
  return <Started {...props} />;
}

/** What the member tends, and the question whether the stage it leads to is right. */
export function HomeGoals() {
  const reply = useCycleView().data;
  return (
    <>
      {reply?.proposal && <StageProposal now={reply} />}
      <GoalsPanel user={useMember()} today={useToday()} />
    </>
  );
}

/**
 * What stands below the first view: the quick tiles, the night, the member's journey, and what the member's goals ask
 * to have at hand.
 */
export function HomeRest() {
  const user = useMember();
  const today = useToday();
  const reply = useCycleView().data;
  const surface = reply && surfaceOf(reply, reply.view.startDate);
  const goals = [...user.sacredGoals, ...user.customGoals];
  const phase = reply && surface ? toldPhase(reply.view, surface) : null;
  const care = reply ? careCardFor(goals, { teen: user.ageGroup === 'teen', stage: reply.stage }) : null;
  const moon = reply?.moon.find(({ date }) => date === today);
  return (
    <>
      <QuickTiles lastLogged={reply?.lastLogged ?? null} today={today} tiles={surface?.tiles} />
      {reply && surface?.wheel === 'cycle' && (
        <Tonight
          moon={reply.moon}
          today={today}
          clocks={{ zone: user.timeZone, clock: user.clock }}
          goals={goals}
          phase={phase}
        />
      )}
      <JourneyRows
        {...user}
        path={
          reply &&
          surface && (
            <PathCard
              day={{ today, goals, surface, phase, cyclesClosed: reply.cyclesClosed, lastLogged: reply.lastLogged }}
            />
          )
        }
      />
      {care && <CareCard kind={care} />}
      <div className={styles.two} data-below>
        {moon && <JournalCard day={{ date: today, phase, moon: moon.phase }} />}
        <DailyQuizCard />
      </div>
      <EnhancedOffer />
    </>
  );
}
