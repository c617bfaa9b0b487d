import { journal } from '#web/features/journal/journal.copy.ts';
import { ApiError, sentenceOf } from '#web/platform/api-error.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import type { PaperState as Paper } from './use-paper.ts';
import styles from './paper.module.css';

const copy = journal.paper;

/** Whether the words are kept, and what to do when they could not be. */
export function PaperState({ paper, isNew }: { readonly paper: Paper; readonly isNew: boolean }) {
  const { error, unsaved, lasting, cleared, waits } = paper;
  return (
    <>
      {error && (
        <Notice tone="danger" title={sentence(error)}>
          {copy.safe}
        </Notice>
      )}
      <div className={styles.state} role="status">
        {waits && <span>{copy.waits}</span>}
        {cleared && !unsaved ? (
          <button type="button" onClick={paper.bringBack}>
            {copy.undoDiscard}
          </button>
        ) : unsaved ? (
          <>
            <span>{lasting ? copy.unsaved : copy.unsavedShort}</span>
            <button type="button" onClick={paper.clear}>
              {isNew ? copy.discardNew : copy.discard}
            </button>
          </>
        ) : null}
      </div>
    </>
  );
}

function sentence(error: unknown): string {
  return error instanceof ApiError && error.status === 413 ? copy.tooLarge : sentenceOf(error, copy.notKept);
}
