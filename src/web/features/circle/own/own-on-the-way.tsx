import { Flame } from 'lucide-react';
import { useState } from 'react';
import type { OwnWords } from '#contract/circle/circle.schemas.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { circle } from '../circle.copy.ts';
import { DeferredWriterCare } from '../care/deferred-care.ts';
import { useRoomKind } from '../room-kind.tsx';
import { EditWords } from '../voices/edit-words.tsx';
import { standingOf } from '../voices/word-state.tsx';
import styles from './own.module.css';

const TakeBackDialog = deferred(async () => (await import('../voices/take-back-dialog.tsx')).TakeBackDialog, {
  rare: true,
});

/** The member's words that others do not see, or not yet: a dashed doorway each, with its state and why. */
export function OwnOnTheWay({ own }: { readonly own: readonly OwnWords[] }) {
  if (own.length === 0) return null;
  return (
    <section className={styles.own} aria-label={circle.yours}>
      <ul>
        {own.map((words) => (
          <One key={words.id} words={words} />
        ))}
      </ul>
    </section>
  );
}

function One({ words }: { readonly words: OwnWords }) {
  const [doing, setDoing] = useState<'edit' | 'back' | null>(null);
  const { id, isReply, isAnonymous, body, care } = words;
  const { title, text } = useTold(words);
  const done = () => setDoing(null);
  return (
    <li>
      <i aria-hidden="true">
        <Flame size={24} />
      </i>
      <h2>{title}</h2>
      <div className={styles.inside}>
        {doing === 'edit' ? (
          <EditWords of={{ id, isReply, isAnonymous }} body={body} onDone={done} />
        ) : (
          <p className={styles.words} dir="auto">
            {body}
          </p>
        )}
        <p className={styles.text}>{text}</p>
        {doing !== 'edit' && (
          <div className={styles.acts}>
            {words.state !== 'hidden' && (
              <Button kind="line" size="small" onClick={() => setDoing('edit')}>
                {circle.own.change}
              </Button>
            )}
            <button type="button" aria-haspopup="dialog" onClick={() => setDoing('back')}>
              {circle.own.takeBack}
            </button>
          </div>
        )}
      </div>
      {care !== null && (
        <div className={styles.care}>
          <DeferredWriterCare text={body} />
        </div>
      )}
      {doing === 'back' && <TakeBackDialog words={{ id, isReply, isAnonymous }} onClose={done} />}
    </li>
  );
}

/** Where her words stand, and why. A room may name who reads them. */
function useTold({ state, reason, isReply }: OwnWords): { readonly title: string; readonly text: string } {
  const { held } = useRoomKind().words;
  const told = standingOf(state === 'shown' || state === 'taken_back' ? 'waiting' : state, reason);
  if (!held || state !== 'held') return told;
  return { title: held.title(isReply ? 'reply' : 'post'), text: reason === 'first_words' ? held.first : told.text };
}
