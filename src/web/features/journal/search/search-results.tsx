import { useState, type ReactNode } from 'react';
import { findWords, searchWords } from '#domain/journal/find-words.ts';
import { journal, entryTitle } from '#web/features/journal/journal.copy.ts';
import { useJournalSearch } from '#web/features/journal/journal.queries.ts';
import { EntryRow, type RowLook } from '#web/features/journal/pages/entry-row.tsx';
import styles from '#web/features/journal/pages/pages.module.css';
import { Button } from '#web/ui/actions/button.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';

const copy = journal.search;
type Props = RowLook & { readonly text: string; readonly onAll: () => void };

/** What a search found, with the member's words marked; a long journal is looked through piece by piece. */
export function SearchResults({ text, onAll, ...look }: Props) {
  return <Piece key={text} text={text} look={look} onAll={onAll} before={{ found: 0, searched: 0 }} />;
}

type PieceProps = {
  readonly text: string;
  /** Back to all the member's pages. */ readonly onAll: () => void;
  readonly look: RowLook;
  readonly after?: string;
  readonly before: { readonly found: number; readonly searched: number };
};

function Piece({ text, look, onAll, after, before }: PieceProps) {
  const [further, setFurther] = useState(false);
  const { data, isPending, isError, isFetching, refetch } = useJournalSearch(text, after);
  if (isError)
    return (
      <ErrorNote title={copy.failed} onRetry={() => void refetch()} retrying={isFetching}>
        {copy.again}
      </ErrorNote>
    );
  if (isPending)
    return (
      <Skeletons label={copy.searching}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Skeletons>
    );
  const words = searchWords(text);
  const [found, searched] = [
    before.found + data.items.filter(({ id }) => !look.gone.includes(id)).length,
    before.searched + data.searched,
  ];
  return (
    <>
      <p role="status" hidden={further} className={styles.told}>
        {found > 0 ? copy.found(found) : data.next ? copy.noneYet(searched) : copy.none(text)}
      </p>
      {found === 0 && !data.next && (
        <div className={styles.nowhere}>
          <p>{copy.hint}</p>
          <Button kind="line" size="small" onClick={onAll}>
            {copy.all}
          </Button>
        </div>
      )}
      <ol className={styles.list}>
        {data.items.map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            {...look}
            words={{
              title: <Marked text={entryTitle(entry)} words={words} />,
              excerpt: <Marked text={entry.excerpt} words={words} />,
            }}
          />
        ))}
      </ol>
      {data.next &&
        (further ? (
          <Piece text={text} look={look} onAll={onAll} after={data.next} before={{ found, searched }} />
        ) : (
          <Button kind="line" size="small" onClick={() => setFurther(true)}>
            {copy.further}
          </Button>
        ))}
    </>
  );
}

/** A text with the words that were found in it marked. */
function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { from, to } of findWords(text, words)) {
    parts.push(text.slice(at, from), <mark key={from}>{text.slice(from, to)}</mark>);
    at = to;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
