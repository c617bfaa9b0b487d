import type { LocalDate } from '#domain/calendar/local-date.ts';
import { daysBetween } from '#domain/calendar/local-date.ts';
import type { MoonDay } from '#domain/cycle/cycle-view.ts';
import { dayOfMonth, longDate, weekdayName } from '#web/ui/drawings/dates/date-words.ts';
import { Disc } from './disc.tsx';
import { isPrincipal, lightOf, type Hemisphere } from './lit-path.ts';
import { moonWords } from './moon.copy.ts';
import styles from './moon.module.css';

type MoonStripProps = {
  readonly days: readonly MoonDay[];
  readonly today: LocalDate;
  readonly hemisphere?: Hemisphere;
};

function discSize(moon: MoonDay, today: LocalDate): number {
  if (isPrincipal(moon)) return 46;
  return moon.date === today ? 40 : 30;
}

/** The moon of the days around today, in one row for a night panel. Narrow panels keep the seven nearest days. */
export function MoonStrip({ days, today, hemisphere }: MoonStripProps) {
  return (
    <div className={styles.stripBox}>
      <ol className={styles.strip}>
        {days.map((moon) => {
          const away = daysBetween(today, moon.date);
          return (
            <li key={moon.date} data-today={away === 0 || undefined} data-far={away < -2 || away > 4 || undefined}>
              <Disc
                light={lightOf(moon)}
                size={discSize(moon, today)}
                hemisphere={hemisphere}
                label={`${longDate(moon.date)}: ${moonWords({ phase: moon.phase, ...lightOf(moon) })}`}
              />
              <span aria-hidden="true">{away === 0 ? 'Today' : weekdayName(moon.date).slice(0, 3)}</span>
              <b aria-hidden="true">{dayOfMonth(moon.date)}</b>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
