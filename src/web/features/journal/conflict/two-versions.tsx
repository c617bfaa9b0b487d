import type { JournalEntry } from '#contract/journal/journal.schemas.ts';
import type { Written } from '#domain/journal/journal-entry.ts';
import { moodWord, entryTitle } from '#web/features/journal/journal.copy.ts';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';
import { conflict as copy } from './conflict.copy.ts';
import styles from './conflict.module.css';

/** Two versions of one page in sight: the member's own on this device, where there is one, and what was saved first. */
export function TwoVersions({ mine, theirs }: { readonly mine: Written | null; readonly theirs: JournalEntry }) {
  return (
    <div className={styles.two}>
      {mine && <Version name={copy.mine} words={mine} />}
      <Version name={copy.theirs} words={theirs} />
    </div>
  );
}

function Version({ name, words }: { readonly name: string; readonly words: Written | JournalEntry }) {
  const { date, content, dreamInsights, mood, tags } = words;
  return (
    <section className={styles.version} aria-label={name}>
      <h3>{name}</h3>
      <p className={styles.day}>
        {longDate(date)}
        {mood && `, ${moodWord(mood)}`}
      </p>
      <p className={styles.title}>{entryTitle(words)}</p>
      <textarea autoComplete="off" className={styles.text} readOnly aria-label={copy.textOf(name)} value={content} />
      {dreamInsights && <p className={styles.dream}>{dreamInsights}</p>}
      {tags.length > 0 && <p className={styles.day}>{tags.map((tag) => `#${tag}`).join(' ')}</p>}
    </section>
  );
}
