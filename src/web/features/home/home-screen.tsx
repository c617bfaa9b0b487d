import { useCycleView } from '#web/features/cycle/public.ts';
import { useMember } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';
import { HomeHero } from './home-hero.tsx';
import { HomeWaiting } from './home-waiting.tsx';
import styles from './home.module.css';
import { DeferredRest } from './deferred-home.tsx';

/** `/` (§2.4): where the member is in the member's cycle, what the member chose, and the next small steps. */
export function HomeScreen() {
  const user = useMember();
  const today = useToday();
  const query = useCycleView();
  const reply = query.data;
  return (
    <div className={styles.home}>
      {reply ? (
        <HomeHero user={user} today={today} reply={reply} />
      ) : (
        <HomeWaiting user={user} today={today} query={query} />
      )}
      <DeferredRest />
    </div>
  );
}
