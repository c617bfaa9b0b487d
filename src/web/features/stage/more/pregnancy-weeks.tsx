import { useState, type FormEvent } from 'react';
import type { StageNow } from '#contract/stage/stage.schemas.ts';
import { addDays, parseLocalDate, type LocalDate } from '#domain/calendar/local-date.ts';
import type { CycleView } from '#domain/cycle/cycle-view.ts';
import type { LifeStage } from '#domain/stage/stage.ts';
import { isPlausibleDueDate, PREGNANCY_DAYS, pregnancyOn } from '#domain/stage/pregnancy.ts';
import { isKept } from '#web/platform/outbox/outbox-state.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { StageDialog } from '../stage-dialog.tsx';
import { useChooseStage } from '../use-choose-stage.ts';
import { pregnancy as words, urgent } from './more.copy.ts';
import { Part, Urgent } from './stage-part.tsx';
import styles from './more.module.css';

type Props = { readonly now: StageNow; readonly view: CycleView };
type Ending = { readonly start: LifeStage; readonly words: { readonly title: string; readonly lead: string } };

/** How far a pregnancy is, when it is due, and its end: a birth, or another. Kept modest: it counts and asks nothing. */
export function PregnancyWeeks({ now, view }: Props) {
  const [ending, setEnding] = useState<Ending | null>(null);
  const { today, startDate } = view;
  const far = pregnancyOn(today, { lastPeriod: startDate, dueDate: now.dueDate ?? null });
  return (
    <Part title={words.title} figure={far && words.weeks(far)} sources={words.sources}>
      <Urgent signs={urgent.pregnant} />
      <p>{far ? words.due(far) : words.none}</p>
      {far && far.dueDate < today && <p>{words.after}</p>}
      <DueDate now={now} today={today} canCount={startDate !== null} />
      <p className={styles.muted}>{words.modest}</p>
      <div className={styles.ends}>
        <Button
          kind="line"
          size="small"
          aria-haspopup="dialog"
          onClick={() => setEnding({ start: 'postpartum', words: words.birth })}
        >
          {words.born}
        </Button>
        <TextButton muted aria-haspopup="dialog" onClick={() => setEnding({ start: 'paused', words: words.end })}>
          {words.ended}
        </TextButton>
      </div>
      {ending && <StageDialog now={now} {...ending} onClose={() => setEnding(null)} />}
    </Part>
  );
}

type DueProps = { readonly now: StageNow; readonly today: LocalDate; readonly canCount: boolean };

/** The due date that a clinician gave: entered, changed, or taken back. */
function DueDate({ now, today, canCount }: DueProps) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState<string>(now.dueDate ?? '');
  const [error, setError] = useState<string>();
  const choose = useChooseStage();
  const send = (dueDate: LocalDate | null) =>
    choose.mutate(
      { stage: 'pregnant', from: now.stageSince ?? today, dueDate },
      {
        onSuccess: () => {
          setOpen(false);
          toast({ title: words.saved, description: '' });
        },
      },
    );
  const save = (event: FormEvent) => {
    event.preventDefault();
    const day = parseLocalDate(text);
    const fits = day !== null && isPlausibleDueDate(day, today);
    setError(fits ? undefined : words.bad);
    if (fits && !choose.isPending) send(day);
  };
  if (!open)
    return (
      <TextButton aria-expanded={false} onClick={() => setOpen(true)}>
        {words.change}
      </TextButton>
    );
  return (
    <form method="dialog" noValidate className={styles.due} onSubmit={save}>
      <DateField
        label={words.field}
        value={text}
        onChange={setText}
        max={addDays(today, PREGNANCY_DAYS)}
        error={error}
      />
      {choose.isError && !isKept(choose.error) && <Notice tone="danger">{words.failed}</Notice>}
      <div className={styles.ends}>
        <Button kind="line" size="small" type="submit" busy={choose.isPending} busyLabel={words.saving}>
          {words.save}
        </Button>
        {now.dueDate && canCount && <TextButton onClick={() => send(null)}>{words.back}</TextButton>}
      </div>
    </form>
  );
}
