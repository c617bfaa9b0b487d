import { useState } from 'react';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { DAY_FIELDS, fieldsShown, type DayFieldTable } from '#domain/cycle/day-fields/day-fields.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { viewerOf, type StageSurface } from '#domain/stage/stage.ts';
import { useMember } from '#web/platform/session.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { longDate, shortDate } from '#web/ui/drawings/dates/date-words.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { VisuallyHidden } from '#web/ui/layout/stack.tsx';
import type { QueuedOffline } from '#web/platform/outbox/queued-offline.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { DayFields } from './day-fields.tsx';
import { DayNav } from './day-nav.tsx';
import { log, saveFailure } from './log.copy.ts';
import type { Typed } from './sheet/sheet-props.ts';
import { NOTE_ID } from './log-fields.tsx';
import { OtherValues } from './other-values.tsx';
import { useDayLog, type LogField } from './use-day-log.ts';
import { useForHer } from './use-for-her.ts';
import styles from './log.module.css';

// Its answer may be needed when the connection is lost.
const DayFlags = deferred(async () => (await import('./flags/day-flags.tsx')).DayFlags, { soon: true });
const NOTHING_TYPED: Typed = {};

export type LogPanelProps = {
  readonly date: LocalDate;
  readonly today: LocalDate;
  readonly surface: StageSurface;
  readonly cycleDayOf: (date: LocalDate) => number | null;
  readonly onDate: (date: LocalDate) => void;
  /** Another table of a day's fields than the one there is. */
  readonly fields?: DayFieldTable;
};

/**
 * The log of one day, today or past. What the member chose stays, also when the member looks at another day or a save
 * fails.
 */
export function LogPanel({ date, today, surface, cycleDayOf, onDate, fields = DAY_FIELDS }: LogPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({});
  const onSaved = (saved: LocalDate) => {
    setOpen(false);
    toast({ title: log.savedToast, description: log.savedToastText(saved, cycleDayOf(saved)) });
  };
  const onKept = (_date: LocalDate, { title, outlook }: QueuedOffline) => {
    setOpen(false);
    toast({ title, description: outlook });
  };
  const viewer = viewerOf(surface, { adult: useMember().ageGroup === 'adult' });
  const quick = fieldsShown(viewer, { at: 'panel', fields }) as LogField[];
  const day = useDayLog(date, { quick, onSaved, onKept });
  const [asked, setAsked] = useState<LocalDate | null>(null);
  const save = () => {
    if (day.over > 0) return document.getElementById(NOTE_ID)?.focus();
    if (day.unsaved) return day.save();
    // Nothing to save: the member is told so, and led to the first answer.
    setAsked(date);
    return document.querySelector<HTMLElement>('#log fieldset button')?.focus();
  };
  // The button that was pressed goes away with its words.
  const read = (kinds: NonNullable<DayLog['flagsRead']>) => {
    day.choose('flagsRead', kinds);
    document.getElementById('log-title')?.focus({ preventScroll: true });
  };
  const named = { date, today, day: cycleDayOf(date) };
  const more = {
    open: isOpen,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    typed: typed[date] ?? NOTHING_TYPED,
    onTyped: (next: Typed) => setTyped((all) => ({ ...all, [date]: next })),
    saveWords: log.save(named),
    first: useForHer(surface),
  };
  return (
    <Panel as="section" ground="hearth" id="log" aria-labelledby="log-title">
      <div className={styles.top}>
        <div className={styles.head}>
          <h2 id="log-title" tabIndex={-1}>
            {log.title(named)}
            <VisuallyHidden>, {longDate(date)}</VisuallyHidden>
          </h2>
          <DayNav date={date} today={today} onDate={onDate} />
        </div>
      </div>
      <DayFields key={date} {...more} {...{ day, date, today, viewer, fields }} />
      {day.month.data && (
        <DayFlags
          key={`flags ${date}`}
          {...{ date, today }}
          logs={day.month.data.logs}
          wording={surface.wording}
          adult={viewer.adult}
          onRead={read}
        />
      )}
      {day.month.data && (
        <div className={styles.foot} data-unsaved={day.unsaved || undefined}>
          {day.error !== null && (
            <Notice tone="danger" title={log.failed}>
              {saveFailure(day.error)}
            </Notice>
          )}
          {Object.keys(day.others).length > 0 && !day.waits && (
            <OtherValues others={day.others} shown={day.shown} busy={day.busy} onChoose={day.choose} />
          )}
          <div className={styles.save}>
            <Button busy={day.busy} busyLabel={log.saving} onClick={save}>
              {log.save(named)}
            </Button>
            <span role="status" className={styles.state}>
              {day.over > 0
                ? log.noteFirst
                : day.unsaved
                  ? log.unsaved
                  : day.waits
                    ? log.keptHere
                    : day.blank
                      ? asked === date
                        ? log.chooseFirst
                        : log.nothing
                      : log.kept}
            </span>
          </div>
        </div>
      )}
      {day.elsewhere.length > 0 && (
        <p className={styles.elsewhere}>
          {log.elsewhere}{' '}
          {day.elsewhere.map((other) => (
            <TextButton key={other} onClick={() => onDate(other)}>
              {shortDate(other)}
            </TextButton>
          ))}
        </p>
      )}
    </Panel>
  );
}
