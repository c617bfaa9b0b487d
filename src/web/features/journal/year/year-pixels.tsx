import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { addDays, localDate, type LocalDate } from '#domain/calendar/local-date.ts';
import type { JournalDay } from '#domain/journal/journal-index.ts';
import { OFFERED_MOODS, moodWord } from '#web/features/journal/journal.copy.ts';
import { useOpenDay, useYear } from '#web/features/journal/journal.queries.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Segments } from '#web/ui/choices/segments.tsx';
import { MONTHS } from '#web/ui/drawings/dates/date-words.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { MoodMark } from './mood-mark.tsx';
import { YearTable } from './year-table.tsx';
import { yearCopy as copy } from './year.copy.ts';
import styles from './year.module.css';

type Props = { readonly today: LocalDate; readonly onOpen: (id: string) => void };
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: 31,
  ArrowUp: -31,
  Home: -366,
  End: 366,
};
const SHOWN_YEARS = 4;

/**
 * A year by mood: a mark for each day the member wrote, a sentence, a walk by keys, and the same as a table. Folded on
 * phones, where it is as high as a screen.
 */
export function YearPixels({ today, onOpen }: Props) {
  const [year, setYear] = useState(today.slice(0, 4));
  const wide = useMedia('(min-width: 43.75rem)');
  const { data, isError, refetch } = useYear(year);
  if (isError)
    return (
      <p role="alert" className={styles.quiet}>
        {copy.failed}{' '}
        <Button kind="line" size="small" onClick={() => void refetch()}>
          {copy.again}
        </Button>
      </p>
    );
  const days = data?.days ?? [];
  const years = [...new Set([today.slice(0, 4), ...(data?.years ?? [])])].slice(0, SHOWN_YEARS);
  return (
    <Fold open={wide} summary={<h2 className={styles.yearName}>{copy.title(year)}</h2>}>
      {years.length > 1 && (
        <Segments
          label={copy.choose}
          name="year"
          options={years.map((value) => ({ value, label: value }))}
          value={year}
          onChange={setYear}
        />
      )}
      <p className={styles.sentence}>{data ? copy.sentence(year, days.length, mostFelt(days)) : copy.reading}</p>
      <Grid key={year} year={year} today={today} days={days} reading={!data} onOpen={onOpen} />
      <ul className={styles.legend}>
        {OFFERED_MOODS.map((mood) => (
          <li key={mood}>
            <MoodMark mood={mood} size={14} />
            {moodWord(mood)}
          </li>
        ))}
      </ul>
      <Fold summary={copy.table} bare>
        <YearTable days={days} />
      </Fold>
    </Fold>
  );
}

type GridProps = Props & {
  readonly year: string;
  readonly days: readonly JournalDay[];
  /** The member's days are on their way: nothing is said of them yet. */ readonly reading: boolean;
};

function Grid({ year, today, days, reading, onOpen }: GridProps) {
  const last = today.startsWith(year) ? today : localDate(`${year}-12-31`);
  const [chosen, setAt] = useState<LocalDate | null>(null);
  const at = chosen ?? days.at(-1)?.date ?? last;
  const openDay = useOpenDay();
  const known = new Map(days.map((day) => [day.date, day]));
  const said = reading ? copy.reading : copy.day(at, known.get(at));
  const open = (date: LocalDate) => {
    setAt(date);
    if (known.has(date))
      void openDay(date).then(
        (id) => id && onOpen(id),
        () => undefined,
      );
  };
  const tap = (event: MouseEvent) => {
    const date =
      event.target instanceof Element ? event.target.closest('[data-date]')?.getAttribute('data-date') : null;
    if (date && date <= last) open(localDate(date));
  };
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.key === 'Enter' || event.key === ' ') open(at);
    else if (step !== undefined)
      setAt(
        clamp(step === 31 || step === -31 ? monthStep(at, step) : addDays(at, step), {
          first: localDate(`${year}-01-01`),
          last,
        }),
      );
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div
        className={styles.grid}
        role="slider"
        tabIndex={0}
        aria-label={copy.label}
        aria-valuemin={1}
        aria-valuemax={366}
        aria-valuenow={dayOfYear(at)}
        aria-valuetext={said}
        aria-busy={reading}
        onKeyDown={walk}
        onClick={tap}
      >
        {MONTHS.map((name, month) => (
          <div key={name} className={styles.row}>
            <span className={styles.rowName}>{name.slice(0, 3)}</span>
            {datesOf(year, month).map((date) => (
              <Cell key={date} date={date} day={known.get(date)} chosen={date === at} future={date > today} />
            ))}
          </div>
        ))}
      </div>
      <p className={styles.readout}>{!reading && said}</p>
    </>
  );
}

function Cell({
  date,
  day,
  chosen,
  future,
}: {
  readonly date: LocalDate;
  readonly day: JournalDay | undefined;
  readonly chosen: boolean;
  readonly future: boolean;
}) {
  return (
    <span
      className={styles.cell}
      data-date={date}
      data-mood={day?.mood ?? undefined}
      data-written={day !== undefined || undefined}
      data-chosen={chosen || undefined}
      data-future={future || undefined}
    >
      {day?.mood && <MoodMark mood={day.mood} />}
    </span>
  );
}

function datesOf(year: string, month: number): LocalDate[] {
  const first = localDate(`${year}-${String(month + 1).padStart(2, '0')}-01`);
  return Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter(
    (date) => date.slice(0, 7) === first.slice(0, 7),
  );
}

/** The same day of the month before or after; the month's last where it has no such day. */
function monthStep(at: LocalDate, step: number): LocalDate {
  const month = Number(at.slice(5, 7)) - 1 + Math.sign(step);
  if (month < 0 || month > 11) return at;
  const dates = datesOf(at.slice(0, 4), month);
  return dates[Number(at.slice(8)) - 1] ?? dates.at(-1) ?? at;
}

function clamp(date: LocalDate, { first, last }: { first: LocalDate; last: LocalDate }): LocalDate {
  if (date < first) return first;
  return date > last ? last : date;
}

function dayOfYear(date: LocalDate): number {
  return (Date.parse(date) - Date.parse(`${date.slice(0, 4)}-01-01`)) / 86_400_000 + 1;
}

/** The three moods the member kept on most days: "calm (20)". */
function mostFelt(days: readonly JournalDay[]): string[] {
  const counts = OFFERED_MOODS.map((mood) => ({ mood, count: days.filter((day) => day.mood === mood).length })).filter(
    ({ count }) => count > 0,
  );
  return counts
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 3)
    .map(({ mood, count }) => `${mood} (${count})`);
}
