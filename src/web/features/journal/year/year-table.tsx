import type { JournalDay } from '#domain/journal/journal-index.ts';
import { OFFERED_MOODS, moodWord } from '#web/features/journal/journal.copy.ts';
import { MONTHS } from '#web/ui/drawings/dates/date-words.ts';
import { yearCopy as copy } from './year.copy.ts';
import styles from './year.module.css';

/** A year as numbers: for each month the days the member wrote on, by mood. */
export function YearTable({ days }: { readonly days: readonly JournalDay[] }) {
  const columns = [...OFFERED_MOODS, null] as const;
  return (
    <section className={styles.scroll} aria-label={copy.table}>
      <table>
        <thead>
          <tr>
            <th scope="col">{copy.monthHead}</th>
            <th scope="col">{copy.written}</th>
            {columns.map((mood) => (
              <th key={mood ?? ''} scope="col">
                {mood ? moodWord(mood) : copy.noMood}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {MONTHS.map((name, month) => {
            const own = days.filter(({ date }) => Number(date.slice(5, 7)) === month + 1);
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{own.length}</td>
                {columns.map((mood) => (
                  <td key={mood ?? ''}>{own.filter((day) => day.mood === mood).length}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
