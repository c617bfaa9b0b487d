import { monthOf, type LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { flagsToTell, type DayFlagKind } from '#domain/insight/red-flags/day-flags.ts';
import { monthsBefore } from '#domain/insight/span.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { useCycles, useCycleView, useLogsAround } from '#web/features/cycle/public.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Cite, Evidence } from '#web/ui/evidence/cite.tsx';
import { Sources } from '#web/ui/evidence/sources.tsx';
import { VisuallyHidden } from '#web/ui/layout/stack.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { flags, flagWords } from './flags.copy.ts';
import styles from './flags.module.css';

type Props = {
  readonly date: LocalDate;
  readonly today: LocalDate;
  /** The month of the day as it is saved, on the server or on this device. */
  readonly logs: readonly DayLog[];
  readonly wording: StageSurface['wording'];
  readonly adult: boolean;
  readonly onRead: (kinds: readonly DayFlagKind[]) => void;
};

/**
 * What a saved day is answered with, in the log itself: what to do now, an emergency first. Worked out here, so that it
 * stands without a connection too.
 */
export function DayFlags({ date, today, logs, wording, adult, onRead }: Props) {
  const cycles = useCycles().data ?? [];
  const stageSince = useCycleView().data?.stageSince ?? null;
  const log = logs.find((one) => one.date === date);
  const facts = { today, periods: cycles, wording, stageSince };
  // Earlier months only say that an event was told before, or that it is the second day missed.
  const asks = log?.missed !== undefined || flagsToTell(date, { ...facts, logs }).length > 0;
  const before = useLogsAround([monthOf(monthsBefore(date, 2)), monthOf(monthsBefore(date, 1))], asks);
  const told = flagsToTell(date, { ...facts, logs: [...before, ...logs] }).map((flag) => ({
    kind: flag.kind,
    words: flagWords(flag, { reader: { adult, wording }, log }),
  }));
  // The region is there before its words are, so that they are announced.
  return (
    <div aria-live="polite">
      {told.length > 0 && (
        <Evidence sources={told.map(({ words }) => words.sources)}>
          <ul className={styles.flags} aria-label={flags.label}>
            {told.map(({ kind, words }) => (
              <Flag key={kind} words={words} onRead={() => onRead([...(log?.flagsRead ?? []), kind])} />
            ))}
          </ul>
          <Sources bare />
        </Evidence>
      )}
    </div>
  );
}

type FlagProps = { readonly words: ReturnType<typeof flagWords>; readonly onRead: () => void };

function Flag({ words: { title, now, next, sources }, onRead }: FlagProps) {
  const read = (
    <Button kind="line" size="small" onClick={onRead}>
      {flags.read}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </Button>
  );
  return (
    <li data-safety>
      <Notice tone="care" title={title} action={read}>
        {now && <p className={styles.now}>{now}</p>}
        <p>
          {next}
          <Cite of={sources} />
        </p>
      </Notice>
    </li>
  );
}
