import type { User } from '#contract/account/account.schemas.ts';
import type { CycleViewReply } from '#contract/cycle/cycle.schemas.ts';
import type { Phase } from '#domain/cycle/cycle-view.ts';
import { careCardFor } from '#domain/goals/care-card.ts';
import { surfaceOf, type StageSurface } from '#domain/stage/stage.ts';
import { toldPhase } from '#domain/stage/told-phase.ts';
import { CheckInCard } from '#web/features/check-in/public.ts';
import { useCycleView } from '#web/features/cycle/public.ts';
import { offersGuidance } from '#web/features/stage/public.ts';
import { useMember } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';
import { CircleCard } from './cards/circle-card.tsx';
import { Arches } from './cards/arches.tsx';
import { JournalCard } from './cards/journal-card.tsx';
import { MeditationsCard } from './cards/meditations-card.tsx';
import { PathCard } from './cards/path-card.tsx';
import { WisdomCards } from './cards/wisdom-cards.tsx';
import { asksFirstDate } from './first-date.ts';
import { Journey } from './journey/journey.tsx';
import { Tonight } from './night/tonight.tsx';
import { QuickTiles } from './quick-tiles.tsx';
import styles from './rest.module.css';

/**
 * What stands below the first view: the quick tiles, the night beside the member's journey, and what the member's goals
 * ask to have at hand.
 */
export function HomeRest() {
  const user = useMember();
  const today = useToday();
  const reply = useCycleView().data;
  const surface = reply && surfaceOf(reply, reply.view.startDate);
  const goals = [...user.sacredGoals, ...user.customGoals];
  const phase = reply ? toldPhase(reply.view, surfaceOf(reply, reply.view.startDate)) : null;
  const hasNight = reply?.moon.some(({ date }) => date === today) ?? false;
  return (
    <>
      <QuickTiles lastLogged={reply?.lastLogged ?? null} today={today} tiles={surface?.tiles} />
      <div className={styles.row} data-alone={!hasNight || undefined} data-below>
        {reply && hasNight && (
          <Tonight
            moon={reply.moon}
            today={today}
            clocks={{ zone: user.timeZone, clock: user.clock }}
            goals={goals}
            phase={phase}
          />
        )}
        <div className={styles.column}>
          <Journey
            user={user}
            today={today}
            guides={guidesHere(user, surface)}
            cyclesClosed={surface?.wheel === 'energy' ? null : (reply?.cyclesClosed ?? 0)}
          />
          {reply && surface && (
            <PathCard
              day={{ today, goals, surface, phase, cyclesClosed: reply.cyclesClosed, lastLogged: reply.lastLogged }}
            />
          )}
          <LaterCheckIn reply={reply} />
        </div>
      </div>
      <div className={styles.row} data-below>
        <div className={styles.column}>
          <ForTheseDays goals={goals} reply={reply} />
          <MeditationsCard />
          <WisdomCards />
        </div>
        {reply && <AtHand reply={reply} phase={phase} />}
      </div>
    </>
  );
}

/** The fire of the circle, and a page to write on. */
function AtHand({ reply, phase }: { readonly reply: CycleViewReply; readonly phase: Phase | null }) {
  const today = useToday();
  const moon = reply.moon.find(({ date }) => date === today);
  return (
    <div className={styles.column}>
      <CircleCard />
      {moon && <JournalCard day={{ date: today, phase, moon: moon.phase }} />}
    </div>
  );
}

type DaysProps = { readonly goals: readonly string[]; readonly reply: CycleViewReply | undefined };

function ForTheseDays({ goals, reply }: DaysProps) {
  const teen = useMember().ageGroup === 'teen';
  return <Arches care={reply ? careCardFor(goals, { teen, stage: reply.stage }) : null} />;
}

/** The menopause guidance needs a door beside its goal where the panel of the day has none. */
function guidesHere({ ageGroup }: User, surface: StageSurface | undefined): boolean {
  return ageGroup === 'adult' && !(surface && offersGuidance(surface.wording, { teen: false }));
}

/** Before the first date the check-in stands here: the question for the date has its place. */
function LaterCheckIn({ reply }: { readonly reply: CycleViewReply | undefined }) {
  const user = useMember();
  const today = useToday();
  return reply && asksFirstDate(reply) ? <CheckInCard user={user} today={today} /> : null;
}
