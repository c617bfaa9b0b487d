import { useRef } from 'react';
import type { CycleEditsReply } from '#contract/cycle/cycle.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { asEvent, eventOf, useCycleEdits, useEditCycle, type CycleEditBody } from '#web/features/cycle/public.ts';
import { SaveNotice } from '#web/platform/outbox/save-notice.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { handChanges as words, REASON_WORDS } from './cycles.copy.ts';
import styles from './hand-changes.module.css';

type Change = { readonly date: LocalDate; readonly what: string; readonly undo: CycleEditBody };

/**
 * What the member changed by hand, on this visit or years ago, each with the way back, in the words of the member's
 * stage. Nothing stands here before there is a change.
 */
export function HandChanges({ surface }: { readonly surface: StageSurface }) {
  const edits = useCycleEdits();
  const undoing = useEditCycle();
  const place = useRef<HTMLDetailsElement>(null);
  const changes = edits.data ? changesOf(edits.data) : [];
  const asked = undoing.isPending || (undoing.isSuccess && edits.isFetching) ? undoing.variables : null;
  // The button goes away with its change: the focus stays on what held it, also when that is empty now.
  const undo = (body: CycleEditBody) =>
    undoing.mutate(body, {
      onSuccess: () => {
        toast({ title: words.undone });
        place.current?.querySelector('summary')?.focus();
      },
    });
  if (edits.isError && !edits.data)
    return (
      <Notice
        tone="warning"
        action={
          <Button kind="line" size="small" onClick={() => void edits.refetch()}>
            {words.again}
          </Button>
        }
      >
        {words.unread}
      </Notice>
    );
  if (changes.length === 0 && !undoing.isSuccess) return null;
  return (
    <Fold ref={place} summary={words.title} note={words.count(changes.length)}>
      {undoing.isError && <SaveNotice error={undoing.error} fallback={words.failed} />}
      {changes.length === 0 ? (
        <p className={styles.none}>{words.none}</p>
      ) : (
        <ul>
          {changes.map((change) => (
            <Row
              key={`${change.date} ${change.what}`}
              change={{ ...change, what: asEvent(change.what, eventOf(surface)) }}
              busy={JSON.stringify(asked) === JSON.stringify(change.undo)}
              onUndo={() => {
                if (!asked) undo(change.undo);
              }}
            />
          ))}
        </ul>
      )}
    </Fold>
  );
}

function Row({
  change,
  busy,
  onUndo,
}: {
  readonly change: Change;
  readonly busy: boolean;
  readonly onUndo: () => void;
}) {
  const day = dateWithYear(change.date);
  return (
    <li className={styles.row}>
      <span>
        <b>{day}</b> {change.what}
      </span>
      <Button kind="line" size="small" busy={busy} busyLabel={words.undoing} onClick={onUndo}>
        {words.undo}
        <span className="vh">
          : {day}, {change.what}
        </span>
      </Button>
    </li>
  );
}

/** Newest day first. */
function changesOf({ notPeriod, joined, split, excluded, moved = [], oneCycle = [] }: CycleEditsReply): Change[] {
  const all: Change[] = [
    ...notPeriod.map((date): Change => ({
      date,
      what: words.notPeriod,
      undo: { kind: 'not_period', startDate: date, undo: true },
    })),
    ...joined.map((date): Change => ({
      date,
      what: words.joined,
      undo: { kind: 'join', startDate: date, undo: true },
    })),
    ...split.map((date): Change => ({ date, what: words.split, undo: { kind: 'split', startDate: date, undo: true } })),
    ...excluded.map(({ startDate, reason }): Change => ({
      date: startDate,
      what: words.excluded(REASON_WORDS[reason]),
      undo: { kind: 'exclude', startDate, reason, undo: true },
    })),
    ...oneCycle.map((date): Change => ({
      date,
      what: words.oneCycle,
      undo: { kind: 'one_cycle', startDate: date, undo: true },
    })),
    ...moved.map(({ kind, startDate, to }): Change => ({
      date: startDate,
      what: words[kind](to),
      undo: { kind, startDate, to, undo: true },
    })),
  ];
  return all.toSorted((one, other) => (one.date < other.date ? 1 : -1));
}
