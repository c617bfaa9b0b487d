import { useState } from 'react';
import type { CycleWire } from '#contract/cycle/cycle.schemas.ts';
import type { ForecastsReply } from '#contract/forecast/forecast.schemas.ts';
import type { Population } from '#domain/forecast/populations.ts';
import { FORECAST_METHOD } from '#domain/forecast/record/frozen.ts';
import { lookBack } from '#domain/forecast/record/look-back.ts';
import { visibleCycles, useForecasts } from '#web/features/cycle/public.ts';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { scorecard as words } from './scorecard.copy.ts';
import { ScoreTable, type ScoreRow } from './score-table.tsx';
import styles from './scorecard.module.css';

const LOOKED_BACK = 12;
/** Fewer judged forecasts than this are told with a word of caution. */
const FEW = 4;

export type ScorecardProps = {
  readonly cycles: readonly CycleWire[];
  /** Whether the member's stage lets a single day be named. */ readonly named: boolean;
  /** Whose cycles the member's are like, as the server has it. */ readonly population?: Population | undefined;
};

/**
 * Every forecast as it stood when it was made, beside what happened; and, kept apart, what the method would have said
 * before.
 */
export function Scorecard({ cycles, named, population }: ScorecardProps) {
  const forecasts = useForecasts();
  return (
    <div className={styles.card}>
      {forecasts.isError && (
        <ErrorNote title={words.failed.title} onRetry={() => void forecasts.refetch()} retrying={forecasts.isFetching}>
          {words.failed.text}
        </ErrorNote>
      )}
      {forecasts.isPending && (
        <Skeletons label={words.loading}>
          <Skeleton shape="block" />
        </Skeletons>
      )}
      {forecasts.data && <Kept forecasts={forecasts.data} named={named} />}
      {forecasts.data && <p className={styles.muted}>{words.tried}</p>}
      {forecasts.data && <LookBack cycles={cycles} kept={forecasts.data} named={named} population={population} />}
    </div>
  );
}

function Kept({ forecasts, named }: { readonly forecasts: ForecastsReply; readonly named: boolean }) {
  const judged = forecasts.filter(({ outcome }) => outcome.kind === 'judged').length;
  const errors = forecasts.flatMap(({ outcome, mode }) =>
    outcome.kind === 'judged' && mode !== null ? [Math.abs(outcome.errorDays)] : [],
  );
  const within = forecasts.filter(({ outcome }) => outcome.kind === 'judged' && outcome.inRange).length;
  const mean = Math.round((errors.reduce((sum, error) => sum + error, 0) / errors.length) * 10) / 10;
  if (forecasts.length === 0) return <p className={styles.muted}>{words.none}</p>;
  return (
    <>
      {judged === 0 ? (
        <p className={styles.tally}>{words.waiting}</p>
      ) : (
        <p className={styles.tally}>
          <b>{words.tally(within, judged)}</b> {named && errors.length > 0 && words.mean(words.meanDays(mean))}
        </p>
      )}
      <p className={styles.muted}>
        {words.lead} {judged > 0 && (judged < FEW ? words.few : words.expected)}
      </p>
      <ScoreTable label={words.title} first={words.columns.made} named={named} rows={forecasts.map(rowOf)} />
      <p className={styles.muted} aria-hidden="true">
        {words.strip}
      </p>
    </>
  );
}

const NOTES: Readonly<Record<ForecastsReply[number]['outcome']['kind'], string | null>> = {
  waiting: null,
  judged: null,
  left_out: words.leftOut,
  overtaken: words.overtaken,
  taken_back: words.takenBack,
};

function rowOf({ madeOn, startDate, median, mode, low, high, method, outcome }: ForecastsReply[number]): ScoreRow {
  return {
    key: startDate,
    date: madeOn,
    median,
    hasDay: mode !== null,
    low,
    high,
    came: 'actual' in outcome ? outcome : null,
    note: NOTES[outcome.kind],
    aside: method < FORECAST_METHOD ? words.earlierMethod : null,
  };
}

function LookBack({
  cycles,
  kept,
  named,
  population,
}: {
  readonly cycles: readonly CycleWire[];
  readonly kept: ForecastsReply;
  readonly named: boolean;
  readonly population: Population | undefined;
}) {
  const [open, setOpen] = useState(false);
  const told = kept.filter(({ outcome }) => outcome.kind !== 'overtaken').map(({ startDate }) => startDate);
  const rows = open ? lookBack({ cycles: visibleCycles(cycles), kept: told, most: LOOKED_BACK, population }) : [];
  const hasOlder = cycles.filter(({ endDate }) => endDate !== null).length - told.length > 1;
  if (!hasOlder) return null;
  return (
    <>
      <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? words.back.close : words.back.open}
      </TextButton>
      {open && (
        <section className={styles.back} aria-labelledby="look-back">
          <h3 id="look-back">{words.back.title}</h3>
          <p className={styles.muted}>{words.back.lead}</p>
          <ScoreTable
            label={words.back.title}
            first={words.back.started}
            named={named}
            rows={rows.map(({ startDate, median, mode, low, high, ...came }) => ({
              key: startDate,
              date: startDate,
              median,
              hasDay: mode !== null,
              low,
              high,
              came,
              note: null,
              aside: null,
            }))}
          />
        </section>
      )}
    </>
  );
}
