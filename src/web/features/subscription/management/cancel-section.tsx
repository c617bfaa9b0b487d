import { useEffect, useRef, useState } from 'react';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { management } from './management.copy.ts';
import { useSteer } from './use-steer.ts';
import styles from './management.module.css';

const { cancel: copy } = management;

/** Cancelling in two clicks: the first opens what stays, the second does it. */
export function CancelSection({ paidTo }: { readonly paidTo: LocalDate }) {
  const [open, setOpen] = useState(false);
  const { mutate, isPending, isError } = useSteer();
  const yes = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) yes.current?.focus();
  }, [open]);
  const keep = () => {
    setOpen(false);
    setTimeout(() => first.current?.querySelector('button')?.focus());
  };
  return (
    <section className={styles.cancel} aria-labelledby="cancel" ref={first}>
      <h2 id="cancel">{copy.title}</h2>
      <p className={styles.muted}>{copy.lead}</p>
      {open ? (
        <div className={styles.sure} ref={yes} tabIndex={-1} role="group" aria-labelledby="cancel">
          <p>
            <b>{copy.keeps(paidTo)}</b>
            {copy.after}
          </p>
          {isError && <Notice tone="danger">{copy.failed}</Notice>}
          <div className={styles.row}>
            <Button
              busy={isPending}
              busyLabel={copy.cancelling}
              onClick={() => mutate({ do: 'cancel' }, { onSuccess: () => toast({ title: copy.done(paidTo) }) })}
            >
              {copy.yes}
            </Button>
            <TextButton disabled={isPending} onClick={keep}>
              {copy.keep}
            </TextButton>
          </div>
        </div>
      ) : (
        <TextButton aria-expanded={false} onClick={() => setOpen(true)}>
          {copy.open}
        </TextButton>
      )}
    </section>
  );
}
