import { useState } from 'react';
import type { AppointmentReply } from '#contract/womb-health/womb-health.schemas.ts';
import { isEmptySheet } from '#domain/womb-health/appointment.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { clearWish, useSheetWrite } from '../womb-health.queries.ts';
import { appointment as copy } from './appointment.copy.ts';
import { ConcernField } from './concern-field.tsx';
import { QuestionList } from './question-list.tsx';
import styles from './appointment.module.css';

/** What stands on the sheet, to be changed. Never printed. */
export function Controls({ sheet }: { readonly sheet: AppointmentReply }) {
  // An emptied sheet begins anew: what a field has typed in it goes.
  const [turn, setTurn] = useState(0);
  return (
    <div className={styles.controls}>
      <div className={styles.concerns}>
        {sheet.concerns.map((concern, place) => (
          <ConcernField key={`${turn} ${place}`} place={place} concern={concern} />
        ))}
      </div>
      <QuestionList questions={sheet.questions} />
      {!isEmptySheet(sheet) && <Clear onCleared={() => setTurn(turn + 1)} />}
    </div>
  );
}

/** The way to an empty sheet, asked once. */
function Clear({ onCleared }: { readonly onCleared: () => void }) {
  const [isAsked, setAsked] = useState(false);
  const { write, error } = useSheetWrite();
  const words = copy.clearAsk;
  const clear = () => {
    setAsked(false);
    write(clearWish(), { onSuccess: onCleared });
  };
  return (
    <div>
      <Button kind="quiet" size="small" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {copy.clear}
      </Button>
      {error && <Notice tone="danger">{copy.notSaved}</Notice>}
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={words.title}
        actions={
          <>
            <Button kind="danger" onClick={clear}>
              {words.yes}
            </Button>
            <Button kind="line" onClick={() => setAsked(false)}>
              {words.no}
            </Button>
          </>
        }
      >
        <p>{words.text}</p>
      </Dialog>
    </div>
  );
}
