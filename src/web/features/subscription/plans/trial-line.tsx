import { useQuery } from '@tanstack/react-query';
import { dayInZone, monthOf, type LocalDate } from '#domain/calendar/local-date.ts';
import { trialLine, type TrialStop } from '#domain/membership/trial-line.ts';
import { read } from '#web/platform/queries.ts';
import { useMember } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';
import { Disc } from '#web/ui/drawings/moon/disc.tsx';
import { lightOf } from '#web/ui/drawings/moon/lit-path.ts';
import { plansPage } from './plans.copy.ts';
import styles from './trial-line.module.css';

const { line: copy } = plansPage;

/** The days of the member's running trial, by the member's own dates, each under the moon of its night. */
export function TrialLine({ trialEndDate }: { readonly trialEndDate: string }) {
  const { createdAt, timeZone } = useMember();
  const today = useToday();
  const ends = dayInZone(new Date(trialEndDate), timeZone);
  const arrived = dayInZone(new Date(createdAt), timeZone);
  const stops = trialLine({ ends, today });
  return (
    <ol className={styles.line} aria-label={copy.label}>
      {stops.map((stop) => (
        <li key={stop.day} data-when={stop.when} aria-current={stop.when === 'today' ? 'date' : undefined}>
          <Moon stop={stop} zone={timeZone} month={monthOf(today)} />
          <b>{stop.when === 'today' ? copy.today : copy.day(stop.day)}</b>
          <span>{copy.words(stop, { ends, today, isArrival: stop.day === arrived })}</span>
        </li>
      ))}
    </ol>
  );
}

/** A moon on screen is the real one. Until it is known, its place is a dotted ring. */
function Moon({
  stop: { day },
  zone,
  month,
}: {
  readonly stop: TrialStop;
  readonly zone: string;
  readonly month: string;
}) {
  const here = useMoonOn(day, { zone, month });
  const next = useMoonOn(day, { zone, month: monthOf(day) });
  const moon = here ?? next;
  return (
    <span className={styles.moon} data-unknown={moon ? undefined : true}>
      {moon && <Disc light={lightOf(moon)} size={34} />}
    </span>
  );
}

function useMoonOn(day: LocalDate, { zone, month }: { zone: string; month: string }) {
  return useQuery(read('getMoonMonth', { query: { month, zone } })).data?.days.find(({ date }) => date === day);
}
