import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { longDate, shortDate } from '#web/ui/drawings/dates/date-words.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { VisuallyHidden } from '#web/ui/layout/stack.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { DayNav } from './day-nav.tsx';
import { EnergyField, FlowField, MoodField, NoteField, SymptomField } from './log-fields.tsx';
import { log, saveFailure } from './log.copy.ts';
import { useDayLog } from './use-day-log.ts';
import styles from './log.module.css';

export type LogPanelProps = {
  readonly date: LocalDate;
  readonly today: LocalDate;
  readonly surface: StageSurface;
  readonly cycleDayOf: (date: LocalDate) => number | null;
  readonly onDate: (date: LocalDate) => void;
};

/** The log of one day, today or past. What she chose stays, also when she looks at another day or a save fails. */
export function LogPanel({ date, today, surface, cycleDayOf, onDate }: LogPanelProps) {
  const day = useDayLog(date, { onSaved: (saved) => toast({ title: log.savedToast, description: log.savedToastText(saved, cycleDayOf(saved)) }) });
  const named = { date, today, day: cycleDayOf(date) };
  return (
    <Panel as="section" id="log" aria-labelledby="log-title">
      <div className={styles.top}>
        <div className={styles.head}>
          <h2 id="log-title" tabIndex={-1}>{log.title(named)}<VisuallyHidden>, {longDate(date)}</VisuallyHidden></h2>
          <DayNav date={date} today={today} onDate={onDate} />
        </div>
      </div>
      <Fields key={date} day={day} date={date} surface={surface} />
      {day.month.data && (
        <div className={styles.foot} data-unsaved={day.unsaved || undefined}>
          {day.error !== null && <Notice tone="danger" title={log.failed}>{saveFailure(day.error)}</Notice>}
          <div className={styles.save}>
            <Button busy={day.busy} busyLabel={log.saving} disabled={!day.unsaved && !day.busy} onClick={day.save}>{log.save(named)}</Button>
            <span role="status" className={styles.state}>{day.unsaved ? log.unsaved : day.blank ? log.nothing : log.kept}</span>
          </div>
        </div>
      )}
      {day.elsewhere.length > 0 && (
        <p className={styles.elsewhere}>
          {log.elsewhere} {day.elsewhere.map((other) => <TextButton key={other} onClick={() => onDate(other)}>{shortDate(other)}</TextButton>)}
        </p>
      )}
    </Panel>
  );
}

type FieldsProps = { readonly day: ReturnType<typeof useDayLog>; readonly date: LocalDate; readonly surface: StageSurface };

function Fields({ day, date, surface }: FieldsProps) {
  const { month, shown, set } = day;
  if (!month.data) {
    if (month.isError) return <ErrorNote title={log.notOpened.title} onRetry={() => void month.refetch()} retrying={month.isFetching}>{log.notOpened.text}</ErrorNote>;
    return <Skeletons label={log.loading(date)}><Skeleton shape="title" /><Skeleton shape="block" /><Skeleton shape="block" /></Skeletons>;
  }
  return (
    <div className={styles.fields}>
      {surface.bleedingLog && <FlowField day={shown} set={set} />}
      <MoodField day={shown} set={set} />
      <EnergyField day={shown} set={set} />
      <SymptomField day={shown} set={set} />
      <NoteField day={shown} set={set} />
    </div>
  );
}
