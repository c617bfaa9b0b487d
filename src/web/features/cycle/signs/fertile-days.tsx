import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { OvulationReply } from '#contract/forecast/forecast.schemas.ts';
import { dayOfMonth, longDate, twoDates } from '#web/ui/drawings/dates/date-words.ts';
import { fertileCopy as words } from './signs.copy.ts';
import styles from './signs.module.css';

export type Fertile = NonNullable<OvulationReply['estimate']>['fertile'];
const TALLEST = 44;
const LIKELY = 0.5;
/** As many days are named as have room on a phone. */
const MOST_NAMED = 12;

/** Each day's chance to lie in the fertile window, as bars that can be heard. */
export function FertileBars({ days, today }: { readonly days: Fertile; readonly today: LocalDate }) {
  const stride = Math.ceil(days.length / MOST_NAMED);
  return (
    <ol className={styles.days}>
      {days.map(({ date, probability }, index) => (
        <li key={date} data-today={date === today || undefined}>
          <span className="vh">{words.day(longDate(date), Math.round(probability * 100))}</span>
          <svg width="100%" height={TALLEST} aria-hidden="true">
            <rect x="0" y={TALLEST * (1 - probability)} width="100%" height={TALLEST * probability} rx="2" />
          </svg>
          <span className={styles.name} aria-hidden="true">
            {index % stride === 0 ? dayOfMonth(date) : ''}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The days that are more likely than not in the window; null where there is none. */
export function likelySpan(days: Fertile): { readonly low: LocalDate; readonly high: LocalDate } | null {
  const likely = days.filter(({ probability }) => probability >= LIKELY);
  const [first, last] = [likely[0], likely.at(-1)];
  return first && last ? { low: first.date, high: last.date } : null;
}

/** The same span in words. */
export function spanWords({ low, high }: { readonly low: LocalDate; readonly high: LocalDate }): string {
  return words.span(low === high ? longDate(low) : `between ${twoDates(low, high)}`);
}
