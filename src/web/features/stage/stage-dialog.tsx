import { useState, type FormEvent } from 'react';
import { parseLocalDate, type LocalDate } from '#domain/calendar/local-date.ts';
import { STAGE_SURFACES, type LifeStage, type StageNow } from '#domain/stage/stage.ts';
import { stagesFor } from '#domain/stage/told-stage.ts';
import { isKept } from '#web/platform/outbox/outbox-state.ts';
import { SaveNotice } from '#web/platform/outbox/save-notice.tsx';
import { useMember } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CheckRow } from '#web/ui/choices/goal-row.tsx';
import { RadioGroup } from '#web/ui/choices/radio-group.tsx';
import { DateField } from '#web/ui/fields/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { StageHistory } from './stage-history.tsx';
import { chooseCopy as words, optionOf } from './stage-dialog.copy.ts';
import { useChooseStage } from './use-choose-stage.ts';
import styles from './stage.module.css';

type Props = { readonly now: StageNow; readonly onClose: () => void };

/** Where she says how she is now (decisions 8): a stage, the day it began, and, where she may ask for them, fertile days. */
export function StageDialog({ now, onClose }: Props) {
  const form = useStageForm(now, onClose);
  const { choose, stage, error } = form;
  return (
    <Dialog open onClose={onClose} title={words.title}>
      <form method="dialog" className={styles.form} noValidate onSubmit={form.send}>
        <p className={styles.muted}>{words.lead}</p>
        <RadioGroup legend={words.legend} name="life-stage" options={form.options} value={stage} onChange={form.setStage} />
        <div className={styles.more}>
          <DateField label={stage === 'postpartum' ? words.sinceBirth : words.since} hint={words.sinceHint} value={form.from} onChange={form.setFrom} max={form.today} error={error} />
          {STAGE_SURFACES[stage].fertileWindowOnRequest && stage !== 'trying_to_conceive' && <CheckRow checked={form.windowAsked} onChange={form.setWindowAsked} note={words.fertileNote}>{words.fertile}</CheckRow>}
        </div>
        {choose.isError && <SaveNotice error={choose.error} fallback={words.failed} />}
        <Button type="submit" busy={choose.isPending} busyLabel={words.saving}>{words.save}</Button>
        <StageHistory teen={form.teen} />
      </form>
    </Dialog>
  );
}

function useStageForm(now: StageNow, onClose: () => void) {
  const [today, teen] = [useToday(), useMember().ageBand === 'teen'];
  const choose = useChooseStage();
  const [stage, setChosen] = useState<LifeStage>(now.stage);
  const [from, setFrom] = useState<string>(now.stageSince ?? today);
  const [windowAsked, setWindowAsked] = useState(now.windowAsked);
  const [error, setError] = useState<string>();
  const setStage = (next: LifeStage) => {
    setChosen(next);
    setFrom(next === now.stage && now.stageSince ? now.stageSince : today);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const day = dayOf(from, today);
    setError(day ? undefined : words.noDay);
    if (!day || choose.isPending) return;
    const asks = STAGE_SURFACES[stage].fertileWindowOnRequest && { windowAsked };
    choose.mutate({ stage, from: day, ...asks }, { onSuccess: () => { toast({ title: words.saved, description: words.savedText }); onClose(); }, onError: (error) => { if (isKept(error)) { toast({ title: error.title, description: error.outlook }); onClose(); } } });
  };
  const options = stagesFor(teen ? 'teen' : 'adult').map((one) => optionOf(one, teen));
  return { today, teen, choose, options, stage, setStage, from, setFrom, windowAsked, setWindowAsked, error, send };
}

function dayOf(text: string, today: LocalDate): LocalDate | null {
  const day = parseLocalDate(text);
  return day && day <= today ? day : null;
}
