import { surfaceOf } from '#domain/stage/stage.ts';
import { useCycleView } from '#web/features/cycle/public.ts';
import { useMember } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';
import { Hello } from './hello.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeWaiting } from './home-waiting.tsx';
import { JourneyRows } from './journey-rows.tsx';
import { Tonight } from './night/tonight.tsx';
import { QuickTiles } from './quick-tiles.tsx';
import styles from './home.module.css';

/** `/` (§2.4): where she is in her cycle, what she tends, and the next small steps. */
export function HomeScreen() {
  const user = useMember();
  const today = useToday();
  const query = useCycleView();
  const reply = query.data;
  const surface = reply && surfaceOf(reply, reply.view.startDate);
  return (
    <div className={styles.home}>
      <Hello user={user} today={today} cyclesClosed={surface?.wheel === 'energy' ? null : (reply?.cyclesClosed ?? 0)} />
      {reply ? <HomeHero user={user} today={today} reply={reply} /> : <HomeWaiting user={user} today={today} query={query} />}
      <QuickTiles lastLogged={reply?.lastLogged ?? null} today={today} tiles={surface?.tiles} />
      {reply && surface?.wheel === 'cycle' && <Tonight moon={reply.moon} today={today} clocks={{ zone: user.timeZone, clock: user.clock }} goals={[...user.sacredGoals, ...user.customGoals]} />}
      <JourneyRows sacredGoals={user.sacredGoals} customGoals={user.customGoals} />
    </div>
  );
}
