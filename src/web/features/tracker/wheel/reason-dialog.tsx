import { useState, type FormEvent } from 'react';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { ExclusionReason } from '#domain/cycle/cycle-view.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { useEditCycle } from '#web/features/cycle/public.ts';
import { reasons, whatHappened } from '#web/features/tracker/cycles/cycles.copy.ts';
import { SaveNotice } from '#web/platform/outbox/save-notice.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { RadioGroup } from '#web/ui/choices/radio-group.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import styles from './wheel.module.css';

type Props = {
  readonly startDate: LocalDate;
  readonly surface: StageSurface;
  readonly onClose: () => void;
  readonly onAnswered: () => void;
};

/** What explains a long cycle: an explained gap stays out of the member's averages (decisions 4). */
export function ReasonDialog({ startDate, surface, onClose, onAnswered }: Props) {
  const [reason, setReason] = useState<ExclusionReason>();
  const edit = useEditCycle();
  const [asked, setAsked] = useState(false);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(!reason);
    if (!reason) event.currentTarget.querySelector('input')?.focus();
    if (reason && !edit.isPending)
      edit.mutate(
        { kind: 'exclude', startDate, reason },
        {
          onSuccess: () => {
            onClose();
            onAnswered();
          },
        },
      );
  };
  return (
    <Dialog open onClose={onClose} title={whatHappened.title}>
      <form method="dialog" className={styles.reasons} onSubmit={send}>
        <RadioGroup
          look="columns"
          legend={whatHappened.legend}
          name="what-happened"
          options={reasons(surface)}
          value={reason}
          onChange={setReason}
          error={asked && !reason ? whatHappened.missing : undefined}
        />
        {edit.isError && <SaveNotice error={edit.error} fallback={whatHappened.failed} />}
        <Button type="submit" busy={edit.isPending} busyLabel={whatHappened.saving}>
          {whatHappened.save}
        </Button>
      </form>
    </Dialog>
  );
}
