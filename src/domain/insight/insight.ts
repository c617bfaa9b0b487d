import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { Cycle } from '#domain/cycle/cycle-view.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { clinicalRange, type ClinicalRange } from './clinical-range.ts';
import { countedCycles, PHASE_PARTS, PLAIN_PARTS, type CountedCycle, type Part } from './counted-cycles.ts';
import { cycleHistory, lengthsOf, type HistoryCycle, type Lengths } from './cycle-history.ts';
import { patternsIn, type Pattern } from './patterns.ts';
import { sharesOf, type Shares } from './shares.ts';
import type { DaySpan } from './span.ts';
import { symptomDays, type SymptomDays } from './symptom-days.ts';
import { talkAbout, type TalkAbout } from './talk-about.ts';

/** The member's logs over a span, gathered: nothing here names a cause, and nothing is expected of the member. */
export type Insight = {
  readonly span: DaySpan;
  readonly history: readonly HistoryCycle[];
  readonly lengths: Lengths | null;
  readonly range: ClinicalRange | null;
  readonly talk: readonly TalkAbout[];
  readonly symptoms: readonly SymptomDays[];
  /** By part of the cycle, or by calendar month where no cycle is counted. */
  readonly feelings: readonly (Shares & { readonly when: Part | string })[];
  readonly patterns: { readonly shown: readonly Pattern[]; readonly asked: number };
  readonly daysLogged: number;
};

export type InsightInput = {
  readonly cycles: readonly Cycle[];
  readonly logs: readonly DayLog[];
  readonly span: DaySpan;
  readonly today: LocalDate;
  readonly age: number | null;
  readonly stageSince: LocalDate | null;
  readonly surface: Pick<StageSurface, 'wheel' | 'wording' | 'phases'>;
};

const MOST_SYMPTOMS = 8;

/**
 * Everything the page of patterns shows, as the member's stage of life has it: where the wheel follows the moon, months
 * stand in for cycles.
 */
export function insightOf({ cycles, logs, span, today, age, stageSince, surface }: InsightInput): Insight {
  const countsCycles = surface.wheel === 'cycle';
  const parts: readonly Part[] = !countsCycles ? [] : surface.phases ? PHASE_PARTS : PLAIN_PARTS;
  const history = countsCycles ? cycleHistory({ cycles, span, today }) : [];
  const counted = countsCycles ? countedCycles({ cycles, logs, span, namesPhases: surface.phases }) : [];
  const months = Map.groupBy(logs, ({ date }) => date.slice(0, 7));
  const range = countsCycles ? clinicalRange({ age, wording: surface.wording }) : null;
  const blocks = countsCycles
    ? counted.map(({ days }) => days.map(({ log, part }) => ({ log, part })))
    : [...months.values()].map((days) => days.map((log) => ({ log, part: null })));
  return {
    span,
    history,
    lengths: lengthsOf(history),
    range,
    talk: talkAbout({ cycles, history, logs, range, wording: surface.wording, stageSince }),
    symptoms: symptomDays(counted, { parts, most: MOST_SYMPTOMS }),
    feelings: countsCycles
      ? parts.map((part) => ({ when: part, ...sharesOf(daysIn(counted, part)) }))
      : [...months].map(([when, days]) => ({ when, ...sharesOf(days) })),
    patterns: patternsIn(blocks, parts),
    daysLogged: logs.length,
  };
}

function daysIn(cycles: readonly CountedCycle[], part: Part): DayLog[] {
  return cycles.flatMap(({ days }) => days.filter((day) => day.part === part).map(({ log }) => log));
}
