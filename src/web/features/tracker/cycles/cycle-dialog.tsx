import type { CycleWire } from '#contract/cycle/cycle.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { asEvent, eventOf } from '#web/features/cycle/public.ts';
import { SaveNotice } from '#web/platform/outbox/save-notice.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useBack } from '#web/ui/overlays/use-back.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import {
  EndChange,
  ExcludeChange,
  JoinChange,
  MoveChange,
  NotPeriodChange,
  OneCycleChange,
  SplitChange,
} from './cycle-changes.tsx';
import { cycles as words } from './cycles.copy.ts';
import { useCycleChange } from './use-cycle-change.ts';
import styles from './cycles.module.css';

export type CycleDialogProps = {
  /** As it stood when the dialog opened. */
  readonly cycle: CycleWire;
  readonly before: CycleWire | null;
  readonly today: LocalDate;
  readonly surface: StageSurface;
  readonly onClose: () => void;
};

/** From this length on a cycle may be asked about: shorter ones are never read as two. */
const LONG_CYCLE = 35;

function mayHoldTwo({ endDate, excluded, cycleLength, single }: CycleWire): boolean {
  return endDate !== null && excluded === null && single !== 'logged' && cycleLength >= LONG_CYCLE;
}

/** Changes one period by hand: each change says what it did and can be taken back at once. */
export function CycleDialog({ cycle, before, today, surface, onClose }: CycleDialogProps) {
  const { change, undo, done, busy, error } = useCycleChange(words.done);
  useBack(true, onClose);
  const edit = words.edit;
  const event = eventOf(surface);
  const say = (text: string) => asEvent(text, event);
  const part = { cycle, change, busy, say };
  return (
    <Dialog
      open
      onClose={onClose}
      kicker={edit.kicker[event]}
      title={edit.title(cycle.startDate, cycle.periodEnd)}
      actions={done && <Button onClick={onClose}>{edit.close}</Button>}
    >
      <div className={styles.edit}>
        {error !== null && <SaveNotice error={error} fallback={edit.failed} />}
        {done ? (
          <Notice
            tone="success"
            action={
              undo && (
                <Button kind="line" size="small" busy={busy} busyLabel={edit.saving} onClick={undo}>
                  {edit.undo}
                </Button>
              )
            }
          >
            {say(done.words)}
          </Notice>
        ) : (
          <>
            <p className={styles.muted}>{edit.lead}</p>
            <MoveChange {...part} today={today} />
            <EndChange {...part} last={cycle.endDate ?? today} />
            <NotPeriodChange {...part} />
            {before && <JoinChange {...part} before={before} />}
            {cycle.periodEnd > cycle.startDate && <SplitChange {...part} />}
            {mayHoldTwo(cycle) && <OneCycleChange {...part} />}
            <ExcludeChange {...part} surface={surface} />
          </>
        )}
      </div>
    </Dialog>
  );
}
