import type { JournalEntry } from '#contract/journal/journal.schemas.ts';
import type { Written } from '#domain/journal/journal-entry.ts';
import { moodWord, entryTitle } from '#web/features/journal/journal.copy.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { conflict as copy } from './conflict.copy.ts';
import styles from './conflict.module.css';

type Props = {
  readonly mine: Written;
  readonly theirs: JournalEntry;
  readonly busy: boolean;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
  readonly onBoth: () => void;
  readonly onClose: () => void;
};

/** Two devices changed one page: both versions, and the choice between them. */
export function ConflictDialog({ mine, theirs, busy, onMine, onTheirs, onBoth, onClose }: Props) {
  const actions = (
    <>
      <Button busy={busy} onClick={onBoth}>
        {copy.both}
      </Button>
      <Button kind="line" busy={busy} onClick={onMine}>
        {copy.keepMine}
      </Button>
      <Button kind="line" busy={busy} onClick={onTheirs}>
        {copy.keepTheirs}
      </Button>
    </>
  );
  return (
    <Dialog open wide onClose={onClose} title={copy.title} actions={actions}>
      <p>{copy.text}</p>
      <div className={styles.two}>
        <Version name={copy.mine} words={mine} />
        <Version name={copy.theirs} words={theirs} />
      </div>
    </Dialog>
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
