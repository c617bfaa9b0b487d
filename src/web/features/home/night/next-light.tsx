import type { MoonDay } from '#domain/cycle/cycle-view.ts';
import { phaseName } from '#domain/moon/phase-name.ts';
import { shortDate } from '#web/ui/drawings/dates/date-words.ts';
import { timeOfDay, type Clocks } from '#web/ui/drawings/moon/instant-words.ts';
import styles from './night.module.css';

/** "Full moon Tue 24 Nov, 9:54 am": the next principal phase to the minute, on the member's clocks. */
export function NextLight({ next, clocks }: { readonly next: MoonDay; readonly clocks: Clocks }) {
  if (next.instant === null) return null;
  return (
    <p className={styles.next}>
      <b>{phaseName(next.phase)}</b>{' '}
      <time dateTime={next.instant}>{`${shortDate(next.date)}, ${timeOfDay(next.instant, clocks)}`}</time>
    </p>
  );
}
