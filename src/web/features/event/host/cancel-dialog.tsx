import { useState } from 'react';
import type { EventWire } from '#contract/event/event.schemas.ts';
import { EVENT } from '#domain/event/limits.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextArea } from '#web/ui/fields/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { hosting } from './host.copy.ts';
import { useCancel, useEndSeries } from './host.queries.ts';
import styles from './host.module.css';

const words = hosting.cancel;

/** Cancels a circle with a message to everybody who has a seat; of a series, also all that are still to come. */
export function CancelDialog({ event, onClose }: { readonly event: EventWire; readonly onClose: () => void }) {
  const [message, setMessage] = useState('');
  const cancel = useCancel(event.id);
  const end = useEndSeries();
  const { series } = event;
  const done = (said: { title: string; description?: string }) => {
    onClose();
    toast(said);
  };
  const failure = cancel.error ?? end.error;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button
            kind="danger"
            busy={cancel.isPending}
            busyLabel={words.busy}
            onClick={() => cancel.mutate(message, { onSuccess: () => done(hosting.said.cancelled) })}
          >
            {words.act}
          </Button>
          <Button kind="line" onClick={onClose}>
            {words.stay}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{words.text(event.taken + event.waiting)}</p>
        <TextArea
          label={words.label}
          hint={words.hint}
          name="message"
          rows={3}
          maxLength={EVENT.message}
          optional
          value={message}
          onChange={setMessage}
        />
        {series && (
          <div>
            <Button
              kind="quiet"
              size="small"
              busy={end.isPending}
              busyLabel={words.ending}
              onClick={() => end.mutate(series, { onSuccess: () => done(hosting.said.ended) })}
            >
              {words.series}
            </Button>
            <p className={styles.note}>{words.seriesNote}</p>
          </div>
        )}
        {failure && <p role="alert">{sentenceOf(failure, words.failed)}</p>}
      </div>
    </Dialog>
  );
}
