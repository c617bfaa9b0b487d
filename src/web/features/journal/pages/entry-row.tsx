import { Cloud } from 'lucide-react';
import type { ReactNode } from 'react';
import type { JournalHead } from '#contract/journal/journal.schemas.ts';
import { phaseName } from '#domain/moon/phase-name.ts';
import { journal, moodWord, entryTitle } from '#web/features/journal/journal.copy.ts';
import { dayOfMonth, longDate, MONTHS, weekdayName } from '#web/ui/drawings/dates/date-words.ts';
import { PhaseGlyph } from '#web/ui/drawings/marks/phase-glyph.tsx';
import { Disc } from '#web/ui/drawings/moon/disc.tsx';
import type { Hemisphere } from '#web/ui/drawings/moon/lit-path.ts';
import styles from './pages.module.css';

export type RowLook = {
  readonly hemisphere: Hemisphere;
  readonly open: string | null;
  readonly drafted: readonly string[];
  /** Pages whose deletion waits to be sent: they are not shown. */ readonly gone: readonly string[];
  readonly onOpen: (id: string) => void;
  /** The year that goes without saying. */ readonly year: string;
};
type Props = RowLook & {
  readonly entry: JournalHead;
  readonly words?: { readonly title: ReactNode; readonly excerpt: ReactNode };
};

/**
 * A page in the list: its day with the moon, its title and first words, where it lay in the member's cycle, mood and
 * dream.
 */
export function EntryRow({ entry, words, hemisphere, open, drafted, gone, year, onOpen }: Props) {
  const { date, moon, cycle, mood } = entry;
  if (gone.includes(entry.id)) return null;
  return (
    <li data-phase={cycle?.phase ?? undefined}>
      <button
        type="button"
        className={styles.row}
        aria-current={open === entry.id || undefined}
        onClick={() => onOpen(entry.id)}
      >
        <span className={styles.when}>
          <b aria-hidden="true">{dayOfMonth(date)}</b>
          <span aria-hidden="true">{date.startsWith(year) ? weekdayName(date).slice(0, 3) : date.slice(0, 4)}</span>
          <span className="vh">
            {longDate(date)} {date.slice(0, 4)}, {phaseName(moon.phase)}.{' '}
          </span>
          <Disc light={moon} hemisphere={hemisphere} />
          <span aria-hidden="true">{MONTHS[Number(date.slice(5, 7)) - 1]?.slice(0, 3)}</span>
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{words?.title ?? entryTitle(entry)}</span>
          <span className={styles.excerpt}>
            {entry.unreadable ? journal.list.unreadable : (words?.excerpt ?? entry.excerpt)}
          </span>
          <span className={styles.marks}>
            {cycle && (
              <span className={styles.cycle}>
                {cycle.phase && <PhaseGlyph phase={cycle.phase} size={14} />}
                {journal.list.day(cycle.day)}
              </span>
            )}
            {mood && <span>{moodWord(mood)}</span>}
            {entry.dream && (
              <span>
                <Cloud size={14} strokeWidth={1.6} aria-hidden="true" />
                {journal.list.dream}
              </span>
            )}
            {entry.tags.map((tag) => (
              <span key={tag}>#{tag}</span>
            ))}
            {drafted.includes(entry.id) && <span className={styles.draft}>{journal.list.draft}</span>}
          </span>
        </span>
      </button>
    </li>
  );
}
