import { Droplet } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { parseLocalDate, type LocalDate } from '#domain/calendar/local-date.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { isKept } from '#web/platform/outbox/outbox-state.ts';
import { SaveNotice } from '#web/platform/outbox/save-notice.tsx';
import { useToday } from '#web/platform/today.ts';
import { Button, type ButtonKind } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useCycleView, useStartPeriod } from '../cycle.queries.ts';
import { useSayNotYet } from '../forecast.queries.ts';
import { startCopy } from './period-start.copy.ts';
import styles from './period-start.module.css';

type Props = {
  /** Called once a start is kept; the place may change its words after that. */
  readonly onStarted?: () => void;
  /** The words that open the choice of another day. */
  readonly otherDay?: string;
  readonly kind?: ButtonKind;
  /** The day that the button saves; today without it. */
  readonly date?: LocalDate;
  /** The button is as wide as its place, and the other ways stand beneath it. */
  readonly full?: boolean;
  /** Another way on, beside the button. */
  readonly aside?: ReactNode;
  /** Whether the place asks "Did it start?", so that "not yet" is an answer too. */
  readonly asks?: boolean;
};

/** "My period started" in one tap, or on another day (decisions 4). */
export function PeriodStart({
  onStarted,
  otherDay = startCopy.otherDay,
  kind = 'primary',
  date,
  full = false,
  aside,
  asks = false,
}: Props) {
  const today = useToday();
  const start = useStartPeriod();
  const refreshing = useCycleView().isFetching;
  const [choosing, setChoosing] = useState(false);
  // Until the wheel has heard of it the button stays busy: a second tap has nothing to add.
  const busy = start.isPending || (start.isSuccess && refreshing);
  const save = (date: LocalDate) => {
    if (!busy)
      start.mutate(date, {
        onSuccess: () => {
          toast({ title: startCopy.savedTitle, description: startCopy.savedText });
          onStarted?.();
        },
      });
  };
  // The question may go while it holds the focus (a double tap): the place takes it, or it would fall to the page.
  const box = useRef<HTMLDivElement>(null);
  const goes = useEffectEvent(() => onStarted?.());
  useLayoutEffect(() => {
    const here = box.current;
    return () => void (here?.contains(document.activeElement) && goes());
  }, []);
  const day = date ?? today;
  const savesDay = start.variables === day;
  return (
    <div ref={box} className={styles.start}>
      <div className={styles.actions} data-full={full || undefined}>
        <Button
          kind={kind}
          full={full}
          busy={busy && savesDay}
          busyLabel={startCopy.starting}
          onClick={() => save(day)}
        >
          <Droplet size={18} /> {startCopy.started}
        </Button>
        {asks && <NotYet today={today} onSaid={onStarted} />}
        <TextButton aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
          {otherDay}
        </TextButton>
        {aside}
      </div>
      {choosing && <OtherDay today={today} busy={busy && !savesDay} save={save} />}
      {start.isError && <SaveNotice error={start.error} fallback={startCopy.failed} />}
    </div>
  );
}

function NotYet({ today, onSaid }: { readonly today: LocalDate; readonly onSaid: (() => void) | undefined }) {
  const say = useSayNotYet(today);
  const answer = () => {
    if (!say.isPending)
      say.mutate(undefined, {
        onSuccess: () => {
          toast({ title: startCopy.notYetTitle, description: startCopy.notYetText });
          onSaid?.();
        },
        onError: (error) => toast(notYetWords(error)),
      });
  };
  return (
    <Button kind="line" busy={say.isPending} busyLabel={startCopy.starting} onClick={answer}>
      {startCopy.notYet}
    </Button>
  );
}

/** Kept for later is as good as said. */
function notYetWords(error: unknown) {
  const description = sentenceOf(error, startCopy.failed);
  return isKept(error)
    ? { title: startCopy.notYetTitle, description }
    : { title: startCopy.notYetFailed, description, kind: 'danger' as const };
}

type OtherProps = { readonly today: LocalDate; readonly busy: boolean; readonly save: (date: LocalDate) => void };

function OtherDay({ today, busy, save }: OtherProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | undefined>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const date = parseLocalDate(text);
    if (!date || date > today) return setError(date ? startCopy.futureDay : startCopy.needsDay);
    setError(undefined);
    save(date);
  };
  return (
    <form method="dialog" className={styles.other} noValidate onSubmit={submit}>
      <DateField label={startCopy.firstDay} value={text} onChange={setText} max={today} error={error} />
      <Button type="submit" kind="line" busy={busy} busyLabel={startCopy.starting}>
        {startCopy.saveDay}
      </Button>
    </form>
  );
}
