import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { href, screenAt } from '#contract/screens.ts';
import { nextPathStep, type PathDay } from '#domain/goals/wellness-path.ts';
import { read } from '#web/platform/queries.ts';
import { Kicker } from '#web/ui/layout/page.tsx';
import { lanternPath } from '#web/ui/drawings/windows/places/lantern-path.ts';
import { Window } from '#web/ui/drawings/windows/window.tsx';
import { cards } from './cards.copy.ts';
import styles from './cards.module.css';

/** The wellness path (§2.3): one next step, and why it is this one today; for who follows the guide, today’s part of it. */
export function PathCard({ day }: { readonly day: PathDay }) {
  const guide = useQuery(read('getHomeData')).data?.guide;
  const { path, label, reason } = guide
    ? { path: href('healthGuideWeek', { params: { week: `${guide.week}` } }), label: guide.title, reason: guide.text }
    : nextPathStep(day, (to) => screenAt(to) !== null);
  return (
    <aside className={styles.path} aria-labelledby="home-path">
      <span className={styles.thumb}>
        <Window of={lanternPath} size="fill" />
      </span>
      <div>
        <div id="home-path">
          <Kicker>{guide ? cards.path.guide : cards.path.kicker}</Kicker>
        </div>
        <a href={path}>{label}</a>
        <p className={styles.reason}>{reason}</p>
      </div>
      <ChevronRight size={20} />
    </aside>
  );
}
