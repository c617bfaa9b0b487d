import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { Observer } from '#web/features/moon/public.ts';
import { dayOfMonth, monthName } from '#web/ui/drawings/dates/date-words.ts';
import { timeOfDay, type Clocks } from '#web/ui/drawings/moon/instant-words.ts';
import { moonYearCopy as copy } from './moon-year.copy.ts';
import { useRises } from './use-rises.ts';
import styles from './moon-year.module.css';

type Props = { readonly place: Observer; readonly days: readonly LocalDate[]; readonly clocks: Clocks };

/** Moonrise and moonset of every day, a table a month. */
export function RisesTables({ place, days, clocks }: Props) {
  const rises = useRises({ place, days, zone: clocks.zone });
  const time = (at: Date | null | undefined) => (at ? timeOfDay(at.toISOString(), clocks) : copy.never);
  const months = [...new Set(days.map((date) => date.slice(0, 7)))];
  return (
    <section className={styles.sheet} aria-labelledby="moon-rises">
      <h2 id="moon-rises">{copy.rises(place.name)}</h2>
      {rises === null || rises === 'coming' ? (
        <p role="status">{copy.reckoning}</p>
      ) : rises === 'failed' ? (
        <p role="alert">{copy.failed}</p>
      ) : (
        <div className={styles.rises}>
          {months.map((month) => (
            <table key={month}>
              <caption>{monthName(month)}</caption>
              <thead>
                <tr>
                  <th scope="col">{copy.day}</th>
                  <th scope="col">{copy.rise}</th>
                  <th scope="col">{copy.set}</th>
                </tr>
              </thead>
              <tbody>
                {days
                  .filter((date) => date.startsWith(month))
                  .map((date) => (
                    <tr key={date}>
                      <th scope="row">{dayOfMonth(date)}</th>
                      <td>{time(rises.get(date)?.rise)}</td>
                      <td>{time(rises.get(date)?.set)}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
          ))}
        </div>
      )}
    </section>
  );
}
