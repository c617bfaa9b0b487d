import { useRef } from 'react';
import type { CycleWire } from '#contract/cycle/cycle.schemas.ts';
import type { DayLogWire } from '#contract/cycle/day-log.schemas.ts';
import { daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import { asEvent } from '#web/features/cycle/public.ts';
import { SaveNotice } from '#web/platform/outbox/save-notice.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { loggedDayWords, type LogTold } from '#web/ui/drawings/calendar/logged/day-words.ts';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';
import type { BleedEvent } from '#web/ui/drawings/wheel/wheel.copy.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { cycles as cycleWords } from '#web/features/tracker/cycles/cycles.copy.ts';
import { cyclesAround, dayActions } from './day-actions.ts';
import { month as words } from './month.copy.ts';
import { useDayChange } from './use-day-change.ts';
import styles from './month.module.css';

export type DayCardProps = {
  readonly date: LocalDate;
  readonly today: LocalDate;
  /** The day's log; undefined where nothing is logged, null while it is not here. */
  readonly log: DayLogWire | undefined | null;
  /** Whether something was logged that cannot be opened. */
  readonly isLost: boolean;
  readonly told: LogTold;
  /** What bleeding is called in the member's stage. */
  readonly event: BleedEvent;
  /** Newest first; null where nothing is counted. */
  readonly cycles: readonly CycleWire[] | null;
  readonly onOpen: (date: LocalDate) => void;
  readonly onEdit: ((startDate: LocalDate) => void) | null;
};

/**
 * The chosen day: what was logged in words, and what the member may say of its period, each in one tap with the way
 * back.
 */
export function DayCard({ date, today, log, isLost, told, event, cycles, onOpen, onEdit }: DayCardProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // A button goes away with what it did: the focus stays in the place.
  const { act, busy, error, done, undo } = useDayChange({
    date,
    log: log ?? undefined,
    onDone: () => title.current?.focus({ preventScroll: true }),
  });
  const { cycle } = cyclesAround(date, cycles ?? []);
  const actions = cycles ? dayActions({ date, today, cycles }) : [];
  const card = words.card;
  const logged = log ? loggedDayWords(log, told).join(', ') : '';
  return (
    <section className={styles.card} aria-labelledby="calendar-day">
      <div className={styles.cardHead}>
        <h3 id="calendar-day" ref={title} tabIndex={-1}>
          {longDate(date)}
        </h3>
        <TextButton onClick={() => onOpen(date)}>{card.open}</TextButton>
      </div>
      {isLost && <Notice tone="warning">{words.unreadable}</Notice>}
      <p className={styles.logged}>
        {log === null ? card.opening : logged ? sentence(logged) : !isLost && card.nothing}
        {cycle && ` ${placeOf(date, { cycle, event })}`}
      </p>
      {error !== null && <SaveNotice error={error} fallback={cycleWords.edit.failed} />}
      {done && (
        <Notice
          tone="success"
          action={
            undo && (
              <Button kind="line" size="small" busy={busy} busyLabel={cycleWords.edit.saving} onClick={undo}>
                {cycleWords.edit.undo}
              </Button>
            )
          }
        >
          {asEvent(done, event)}
        </Notice>
      )}
      <div className={styles.actions} role="group" aria-label={card.actions}>
        {actions.map((action) => (
          <Button key={action.kind} kind="line" size="small" disabled={busy} onClick={() => act(action)}>
            {card.say(action.kind, { isToday: date === today, event })}
          </Button>
        ))}
        {cycle && onEdit && (
          <Button kind="line" size="small" aria-haspopup="dialog" onClick={() => onEdit(cycle.startDate)}>
            {card.more(event)}
          </Button>
        )}
      </div>
    </section>
  );
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** "Day 3 of this period." or "Day 18 of this cycle." */
function placeOf(date: LocalDate, { cycle, event }: { cycle: CycleWire; event: BleedEvent }): string {
  const day = daysBetween(cycle.startDate, date) + 1;
  return date <= cycle.periodEnd ? words.card.inPeriod(day, event) : words.card.inCycle(day, event);
}
