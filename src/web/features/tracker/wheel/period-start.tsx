import { Droplet } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { parseLocalDate, type LocalDate } from '#domain/calendar/local-date.ts';
import { useStartPeriod } from '#web/features/cycle/public.ts';
import { focusIt } from '#web/features/tracker/focus-it.ts';
import { tracker } from '#web/features/tracker/tracker.copy.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { Button, type ButtonKind } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { DateField } from '#web/ui/fields/field.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import styles from './wheel.module.css';

type Props = { readonly today: LocalDate; readonly kind?: ButtonKind; readonly aside?: ReactNode };

/** "My period started": one tap for today, and a date for any other day. */
export function PeriodStart({ today, kind = 'primary', aside }: Props) {
  const [choosing, setChoosing] = useState(false);
  const [text, setText] = useState('');
  const starting = useStartPeriod();
  const chosen = parseLocalDate(text);
  const tooLate = chosen !== null && chosen > today;
  const start = (date: LocalDate) => starting.mutate(date, { onSuccess: () => toast({ title: tracker.startedToast, description: tracker.startedToastText }) });
  return (
    <div className={styles.start}>
      <div className={styles.acts}>
        <Button kind={kind} busy={starting.isPending} busyLabel={tracker.starting} onClick={() => start(today)}><Droplet size={18} aria-hidden="true" />{tracker.started}</Button>
        {aside}
      </div>
      {choosing ? (
        <form className={styles.other} onSubmit={(event) => { event.preventDefault(); if (chosen && !tooLate) start(chosen); }}>
          <DateField label={tracker.startedOn} value={text} onChange={setText} max={today} required ref={focusIt} error={tooLate ? tracker.startedAhead : undefined} />
          <Button kind="line" type="submit" disabled={!chosen || tooLate} busy={starting.isPending} busyLabel={tracker.starting}>{tracker.startedSave}</Button>
        </form>
      ) : (
        <TextButton onClick={() => setChoosing(true)}>{tracker.startedOtherDay}</TextButton>
      )}
      {starting.isError && <Notice tone="danger">{sentenceOf(starting.error, tracker.startFailed)}</Notice>}
    </div>
  );
}
