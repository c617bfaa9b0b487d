import { useState } from 'react';
import type { DayLogWire } from '#contract/cycle/day-log.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { useSaveDay, useStartPeriod } from '#web/features/cycle/public.ts';
import { cycles } from '#web/features/tracker/cycles/cycles.copy.ts';
import { useCycleChange } from '#web/features/tracker/cycles/use-cycle-change.ts';
import type { DayAction } from './day-actions.ts';
import { month as words } from './month.copy.ts';

/** Does what the member said of a day, and remembers the way back. `onDone` is called when either is kept. */
export function useDayChange({
  date,
  log,
  onDone,
}: {
  readonly date: LocalDate;
  readonly log: DayLogWire | undefined;
  readonly onDone: () => void;
}) {
  const cycle = useCycleChange({ undone: cycles.done.undone, onDone });
  const start = useStartPeriod();
  const save = useSaveDay();
  const [started, setStarted] = useState<{ readonly words: string; readonly flow: DayLogWire['flow'] | null } | null>(
    null,
  );
  const act = (action: DayAction) => {
    if (action.kind === 'started')
      return start.mutate(date, {
        onSuccess: () => {
          setStarted({ words: words.card.started(date), flow: log?.flow ?? null });
          onDone();
        },
      });
    if (!('body' in action)) return;
    setStarted(null);
    cycle.change(action.body, doneWords(action));
  };
  const unstart = () =>
    save.mutate(
      { date, flow: started?.flow ?? null },
      {
        onSuccess: () => {
          setStarted({ words: cycles.done.undone, flow: null });
          onDone();
        },
      },
    );
  const busy = cycle.busy || start.isPending || save.isPending;
  const error = cycle.error ?? start.error ?? save.error;
  if (started)
    return { act, busy, error, done: started.words, undo: started.words === cycles.done.undone ? null : unstart };
  return { act, busy, error, done: cycle.done?.words ?? null, undo: cycle.undo };
}

function doneWords(action: Exclude<DayAction, { kind: 'started' }>): string {
  const { body } = action;
  if (body.kind === 'move_start' || body.kind === 'end') return cycles.done[body.kind](body.to);
  return cycles.done[body.kind];
}
