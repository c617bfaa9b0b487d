import { useState, type ReactNode } from 'react';
import type { CycleWire } from '#contract/cycle/cycle.schemas.ts';
import { addDays, parseLocalDate, type LocalDate } from '#domain/calendar/local-date.ts';
import type { ExclusionReason } from '#domain/cycle/cycle-view.ts';
import { FURTHEST_MOVE } from '#domain/cycle/edges/edge-days.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import type { CycleEditBody } from '#web/features/cycle/public.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { SelectField } from '#web/ui/fields/field.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { useMissing } from '#web/ui/fields/use-missing.ts';
import { cycles as words, reasons } from './cycles.copy.ts';
import styles from './cycles.module.css';

type Part = {
  readonly cycle: CycleWire;
  readonly change: (body: CycleEditBody, said: string) => void;
  readonly busy: boolean;
  /** As the member's stage says it. */ readonly say: Say;
};
type Say = (text: string) => string;
type ChangeProps = {
  readonly say: Say;
  readonly title: string;
  readonly save: string;
  readonly busy: boolean;
  readonly onSave: () => void;
  readonly children?: ReactNode;
};
const { edit, done } = words;

/** One kind of change, folded away until it is wanted. */
function Change({ say, title, save, busy, onSave, children }: ChangeProps) {
  return (
    <Fold name="cycle-change" summary={say(title)}>
      <form
        method="dialog"
        className={styles.change}
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        {children}
        <Button kind="line" size="small" type="submit" busy={busy} busyLabel={edit.saving}>
          {say(save)}
        </Button>
      </form>
    </Fold>
  );
}

/** Another first day: up to ten days earlier, or later inside the period. */
export function MoveChange({ cycle, change, busy, say, today }: Part & { readonly today: LocalDate }) {
  const [text, setText] = useState<string>(cycle.startDate);
  const [min, max] = [addDays(cycle.startDate, -FURTHEST_MOVE), cycle.periodEnd < today ? cycle.periodEnd : today];
  const to = parseLocalDate(text);
  const ready = to !== null && to !== cycle.startDate && to >= min && to <= max;
  const { ref, error, stops } = useMissing<HTMLInputElement>(!ready, edit.chooseDay);
  return (
    <Change
      say={say}
      title={edit.move}
      save={edit.moveSave}
      busy={busy}
      onSave={() =>
        stops() || (to && change({ kind: 'move_start', startDate: cycle.startDate, to }, done.move_start(to)))
      }
    >
      <div>
        <DateField
          ref={ref}
          error={error}
          label={edit.moveLabel}
          hint={say(edit.moveHint)}
          value={text}
          onChange={setText}
          min={min}
          max={max}
          required
        />
      </div>
    </Change>
  );
}

/** Another last day: inside the period, or up to ten days after it and before the next. */
export function EndChange({ cycle, change, busy, say, last }: Part & { readonly last: LocalDate }) {
  const [text, setText] = useState<string>(cycle.periodEnd);
  const furthest = addDays(cycle.periodEnd, FURTHEST_MOVE);
  const max = furthest < last ? furthest : last;
  const to = parseLocalDate(text);
  const ready = to !== null && to !== cycle.periodEnd && to >= cycle.startDate && to <= max;
  const { ref, error, stops } = useMissing<HTMLInputElement>(!ready, edit.chooseDay);
  return (
    <Change
      say={say}
      title={edit.end}
      save={edit.endSave}
      busy={busy}
      onSave={() => stops() || (to && change({ kind: 'end', startDate: cycle.startDate, to }, done.end(to)))}
    >
      <div>
        <DateField
          ref={ref}
          error={error}
          label={edit.endLabel}
          hint={edit.endHint}
          value={text}
          onChange={setText}
          min={cycle.startDate}
          max={max}
          required
        />
      </div>
    </Change>
  );
}

/** Bleeding that was no period. */
export function NotPeriodChange({ cycle, change, busy, say }: Part) {
  return (
    <Change
      say={say}
      title={edit.notPeriod}
      save={edit.notPeriodSave}
      busy={busy}
      onSave={() => change({ kind: 'not_period', startDate: cycle.startDate }, done.not_period)}
    >
      <p className={styles.muted}>{say(edit.notPeriodText)}</p>
    </Change>
  );
}

/** One period with the one before it. */
export function JoinChange({ cycle, change, busy, say, before }: Part & { readonly before: CycleWire }) {
  return (
    <Change
      say={say}
      title={edit.join}
      save={edit.joinSave}
      busy={busy}
      onSave={() => change({ kind: 'join', startDate: cycle.startDate }, done.join)}
    >
      <p className={styles.muted}>{say(edit.joinText(before.startDate))}</p>
    </Change>
  );
}

/** Two periods where one was derived. */
export function SplitChange({ cycle, change, busy, say }: Part) {
  const [text, setText] = useState('');
  const at = parseLocalDate(text);
  const ready = at !== null && at > cycle.startDate && at <= cycle.periodEnd;
  const { ref, error, stops } = useMissing<HTMLInputElement>(!ready, edit.chooseDay);
  return (
    <Change
      say={say}
      title={edit.split}
      save={edit.splitSave}
      busy={busy}
      onSave={() => stops() || (at && change({ kind: 'split', startDate: at }, done.split))}
    >
      <div>
        <DateField
          ref={ref}
          error={error}
          label={edit.splitLabel}
          value={text}
          onChange={setText}
          min={addDays(cycle.startDate, 1)}
          max={cycle.periodEnd}
          required
        />
      </div>
    </Change>
  );
}

/** A long gap that was one cycle: no start in it went unlogged. Taken back where the member said so before. */
export function OneCycleChange({ cycle, change, busy, say }: Part) {
  const { startDate, single, cycleLength } = cycle;
  if (single === 'told')
    return (
      <Change
        say={say}
        title={edit.toldOne}
        save={edit.oneCycleBack}
        busy={busy}
        onSave={() => change({ kind: 'one_cycle', startDate, undo: true }, done.undone)}
      />
    );
  return (
    <Change
      say={say}
      title={edit.oneCycle}
      save={edit.oneCycleSave}
      busy={busy}
      onSave={() => change({ kind: 'one_cycle', startDate }, done.one_cycle)}
    >
      <p className={styles.muted}>{say(edit.oneCycleText(cycleLength))}</p>
    </Change>
  );
}

/** Out of the averages with a reason, or back into them. */
export function ExcludeChange({ cycle, change, busy, say, surface }: Part & { readonly surface: StageSurface }) {
  const [reason, setReason] = useState<ExclusionReason>('skipped_logging');
  const { startDate, excluded } = cycle;
  if (excluded) {
    return (
      <Change
        say={say}
        title={edit.excluded(excluded)}
        save={edit.include}
        busy={busy}
        onSave={() => change({ kind: 'exclude', startDate, reason: excluded, undo: true }, done.include)}
      />
    );
  }
  return (
    <Change
      say={say}
      title={edit.exclude}
      save={edit.excludeSave}
      busy={busy}
      onSave={() => change({ kind: 'exclude', startDate, reason }, done.exclude)}
    >
      <div>
        <SelectField
          label={edit.excludeLabel}
          options={reasons(surface).map(({ value: of, label }) => ({ value: of, label: say(label) }))}
          value={reason}
          onChange={(value) => setReason(value as ExclusionReason)}
        />
      </div>
    </Change>
  );
}
