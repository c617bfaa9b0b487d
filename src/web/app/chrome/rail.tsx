import { useQuery } from '@tanstack/react-query';
import { href } from '#contract/screens.ts';
import { surfaceOf } from '#domain/stage/stage.ts';
import { read } from '#web/platform/queries.ts';
import { useUser } from '#web/platform/session.ts';
import { PHASE_WORDS } from '#web/ui/drawings/marks/phase.copy.ts';
import { chromeCopy } from './chrome.copy.ts';
import { NavList } from './nav-list.tsx';
import styles from './rail.module.css';

/** The menu beside the page on wide screens (design 6). On tall windows its foot shows day and phase. */
export function Rail() {
  return (
    <nav className={styles.rail} aria-label={chromeCopy.main}>
      <NavList />
      {useUser() && <Foot />}
    </nav>
  );
}

function Foot() {
  const view = useQuery(read('getCycleView')).data;
  const surface = view && surfaceOf(view, view.view.startDate);
  // Where nothing is claimed about phases the foot stays empty, and where only a window is known no days are counted
  // down.
  if (!surface?.phases || view?.view.state !== 'within') return null;
  const { phase, day, daysLeft, irregular, forecast } = view.view;
  const windowOnly = irregular || forecast?.mode === null || surface.periodForecast !== 'day';
  return (
    <a className={styles.foot} href={href('tracker')} data-phase={phase}>
      <span className={styles.day}>{day}</span>
      <span>
        {PHASE_WORDS[phase].word}
        <br />
        <small>{windowOnly ? chromeCopy.windowAhead : chromeCopy.daysLeft(daysLeft)}</small>
      </span>
    </a>
  );
}
