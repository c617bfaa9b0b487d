import { useState } from 'react';
import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';
import { useMember } from '#web/platform/session.ts';
import { Segments } from '#web/ui/choices/segments.tsx';
import { Switch } from '#web/ui/choices/switch.tsx';
import type { DayPhase } from '#web/ui/drawings/calendar/day-facts.ts';
import { firstGridDay, monthsLater } from '#web/ui/drawings/calendar/month-grid.ts';
import { monthName } from '#web/ui/drawings/dates/date-words.ts';
import { nineAtNight } from '#web/ui/drawings/moon/instant-words.ts';
import type { Hemisphere } from '#web/ui/drawings/moon/lit-path.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { moon as words } from '../moon.copy.ts';
import { useMoonMonth } from '../moon.queries.ts';
import { skyOf } from '../moon-facts.ts';
import { nearestKnown } from './known-months.ts';
import { MoonGrid } from './moon-grid.tsx';
import styles from './month.module.css';

const WEEK = 7;

type Props = {
  readonly month: string;
  readonly date: LocalDate;
  readonly today: LocalDate;
  readonly phases: readonly DayPhase[];
  readonly hemisphere: Hemisphere;
  readonly onHemisphere: (choice: Hemisphere) => void;
  readonly onMonth: (month: string) => void;
  readonly onSelect: (date: LocalDate) => void;
};

/** A month of moons, with the member's cycle under it when the member wants it there. */
export function MoonMonthSection({ month, date, today, phases, hemisphere, onHemisphere, onMonth, onSelect }: Props) {
  const [overlaid, setOverlaid] = useState(true);
  const query = useMoonMonth(month);
  const { clock } = useMember();
  const [first, last] = [addDays(firstGridDay(month), -WEEK), addDays(firstGridDay(monthsLater(month, 1)), WEEK)];
  const shown = overlaid ? phases.filter((day) => day.date >= first && day.date <= last) : [];
  const name = `${monthName(month)} ${month.slice(0, 4)}`;
  const sky = query.data && query.here ? skyOf(query.data) : () => null;
  const turn = (to: string) => onMonth(nearestKnown(to));
  const options = phases.length > 0 && (
    <div className={styles.options}>
      <Switch checked={overlaid} onChange={setOverlaid}>
        {words.month.overlay}
      </Switch>
    </div>
  );
  return (
    <section aria-label={words.title} aria-busy={query.isPending} className={styles.section}>
      <MoonGrid
        month={month}
        today={today}
        selected={date}
        sky={sky}
        zone={query.data?.zone ?? 'UTC'}
        phases={shown}
        hemisphere={hemisphere}
        options={options}
        onMonth={turn}
        onSelect={onSelect}
      />
      <div className={styles.half}>
        <Fold summary={words.month.drawn(hemisphere === 'south', nineAtNight(clock))} bare>
          <Segments
            label={words.hemisphere.label}
            name="hemisphere"
            value={hemisphere}
            onChange={onHemisphere}
            options={[
              { value: 'north', label: words.hemisphere.north },
              { value: 'south', label: words.hemisphere.south },
            ]}
          />
          <p className={styles.note}>{words.hemisphere.note}</p>
        </Fold>
      </div>
      <div role="status" className={styles.state}>
        {!query.here && !query.isError && words.month.opening(name)}
      </div>
      {query.isError && !query.here && (
        <ErrorNote
          title={words.month.failed.title(name)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        >
          {words.month.failed.text}
        </ErrorNote>
      )}
    </section>
  );
}
