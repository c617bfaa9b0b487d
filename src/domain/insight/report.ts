import { bloodPoints } from '#domain/blood-loss/blood-chart.ts';
import { daysBetween, localDate, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Cycle } from '#domain/cycle/cycle-view.ts';
import { DAY_FIELDS, showsField, type DayFieldTable, type FieldViewer } from '#domain/cycle/day-fields/day-fields.ts';
import { isBleeding, type DayLog, type Factor, type Flow, type Severity } from '#domain/cycle/day-log.ts';
import { countedCycles, stretchesOf, type CycleStretch } from './counted-cycles.ts';
import { medianOf } from '#domain/cycle/median.ts';
import { cycleHistory, lengthsOf, type HistoryCycle, type Lengths } from './cycle-history.ts';
import type { Medication } from '#domain/log/medication.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { keptFigures, type KeptFigures } from './report/kept-figures.ts';
import { countsOf, reportedDay, type ReportCount } from './report/report-counts.ts';
import { medicinesOf, type ReportMedicine } from './report/report-medicines.ts';
import { cycleDayIn, reportSignsOf, type ReportSigns } from './report/report-signs.ts';
import type { DaySpan } from './span.ts';
import { symptomDays, symptomsOf, usualDays } from './symptom-days.ts';

/** A report for the member's doctor: one page, or with every day. */
export const REPORT_KINDS = ['one', 'full'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** A cycle as the report tells it. `stretches` are empty where phases are not named; flow by cycle day. */
export type ReportCycle = HistoryCycle & {
  readonly stretches: readonly CycleStretch[];
  /** Cycle days on which bleeding was logged, in runs: nothing else is ever said of them. */
  readonly bled: readonly { readonly from: number; readonly to: number }[];
  readonly heaviest: { readonly flow: Flow; readonly days: readonly number[] } | null;
  readonly worstPain: number | null;
  readonly factors: readonly Factor[];
};
/**
 * A symptom: on how many days of the span, on how many of them severe, how strong at most; and in how many of the
 * counted cycles, on which cycle days mostly. Where no cycle counts, the days alone tell it.
 */
export type ReportSymptom = {
  readonly key: string;
  readonly logged: number;
  readonly severe: number;
  readonly cycles: number;
  readonly of: number;
  readonly days: { readonly from: number; readonly to: number } | null;
  readonly peak: Severity;
};
/** One logged day. What the table of fields keeps out of the report is not in it. */
export type ReportDay = {
  readonly date: LocalDate;
  readonly cycleDay: number | null;
  readonly flow: Flow | null;
  readonly pain: number | null;
  readonly symptoms: readonly { readonly key: string; readonly severity: Severity }[];
  readonly celsius: number | null;
  readonly sleepHours: number | null;
  /** Points of the chart of blood loss, where the day was counted on it. */
  readonly bloodPoints?: number;
};

/**
 * What a doctor reads: what was logged, counted. No forecast, no pattern, no advice. `days` and `medicines` are empty
 * on one page.
 */
export type Report = {
  readonly span: DaySpan;
  readonly lengths: Lengths | null;
  /** Median over the member's cycles of the worst pain in each. */
  readonly worstPain: number | null;
  readonly cycles: readonly ReportCycle[];
  readonly symptoms: readonly ReportSymptom[];
  readonly days: readonly ReportDay[];
  readonly medicines: readonly ReportMedicine[];
  /** Null on one page, and in an account that has no field of it. */
  readonly signs: ReportSigns | null;
  /** Fields that are counted in days; only in the full report, and only where there are any. */
  readonly counts?: readonly ReportCount[];
  /** What bears on the conditions the member keeps; left out where there is nothing. */
  readonly kept?: KeptFigures;
  readonly daysLogged: number;
};

const FLOW_ORDER: readonly Flow[] = ['spotting', 'light', 'medium', 'heavy'];
const MOST_ON_ONE_PAGE = 5;
/** Beside so many kinds of figures of the member's conditions, fewer symptoms stand on it. */
const MANY_KEPT = 3;
const FEW_ON_ONE_PAGE = 3;
const MOST = 20;
/** A symptom is told when it came on two days, or was severe once. */
const REPEATS = 2;
const SEVERE = 3;
/** From where on a day's cycle is looked up: one that began before the span has its cycle days too. */
const EVER = localDate('1900-01-01');

type Input = {
  readonly cycles: readonly Cycle[];
  readonly logs: readonly DayLog[];
  readonly medications: readonly Medication[];
  readonly span: DaySpan;
  readonly today: LocalDate;
  readonly kind: ReportKind;
  readonly namesPhases: boolean;
  /** The member's age, and what the stage of life shows. */
  readonly viewer: FieldViewer;
  /** The conditions of §3 that the member chose, and whose words the stage of life uses. */
  readonly conditions?: readonly string[];
  readonly wording?: StageSurface['wording'];
  /** Another table of a day's fields than the one there is. */
  readonly fields?: DayFieldTable;
};

/** The report of a span, newest cycle first. */
export function reportOf(told: Input): Report {
  const { span, viewer, fields } = told;
  const logs = told.logs.map((log) => reportedDay(log, fields));
  const input = { ...told, logs };
  const history = cycleHistory(input);
  const isFull = input.kind === 'full';
  const lengths = lengthsOf(history);
  const cycles = history.map((cycle) => cycleOf(cycle, input));
  const pains = cycles.flatMap(({ worstPain, excluded }) => (worstPain === null || excluded !== null ? [] : worstPain));
  const everyCycle = cycleHistory({ ...input, span: { from: EVER, to: span.to } });
  const counts = isFull ? countsOf(logs, { viewer, fields }) : [];
  const { conditions = [], wording = 'plain' } = told;
  const kept = keptFigures({ ...input, conditions, wording }, input.kind);
  const onOnePage = Object.keys(kept).length >= MANY_KEPT ? FEW_ON_ONE_PAGE : MOST_ON_ONE_PAGE;
  return {
    span,
    lengths,
    worstPain: pains.length === 0 ? null : Math.round(medianOf(pains)),
    cycles,
    symptoms: symptomsIn(input, lengths?.median ?? 28).slice(0, isFull ? MOST : onOnePage),
    medicines: isFull ? medicinesOf(input) : [],
    signs:
      isFull && showsField(DAY_FIELDS.tests, viewer)
        ? reportSignsOf({ logs, history: everyCycle, ovulation: viewer.ovulation })
        : null,
    ...(counts.length > 0 && { counts }),
    ...(Object.keys(kept).length > 0 && { kept }),
    days: !isFull ? [] : logs.map((log) => dayOf(log, everyCycle)).filter(saysSomething),
    daysLogged: logs.length,
  };
}

/** The symptoms of the span, the one of most days first: as many as were logged, whether or not a cycle counts. */
function symptomsIn(input: Input, length: number): ReportSymptom[] {
  const byDay = Map.groupBy(
    input.logs.flatMap((log) => symptomsOf(log)),
    ([key]) => key,
  );
  const counted = countedCycles(input);
  const byCycle = symptomDays(counted, { parts: [], most: Infinity });
  return [...byDay]
    .map(([key, days]): ReportSymptom => {
      const inCycles = byCycle.find((found) => found.key === key);
      return {
        key,
        logged: days.length,
        severe: days.filter(([, severity]) => severity === SEVERE).length,
        cycles: inCycles?.cycles ?? 0,
        of: counted.length,
        days: inCycles && inCycles.cycles >= REPEATS ? usualDays(inCycles.days, length) : null,
        peak: Math.max(...days.map(([, severity]) => severity)) as Severity,
      };
    })
    .filter(({ logged, severe }) => logged >= REPEATS || severe > 0)
    .toSorted((a, b) => b.logged - a.logged || b.cycles - a.cycles);
}

function cycleOf(
  cycle: HistoryCycle,
  { logs, namesPhases }: { logs: readonly DayLog[]; namesPhases: boolean },
): ReportCycle {
  const within = logs.filter(({ date }) => date >= cycle.startDate && daysBetween(cycle.startDate, date) < cycle.lived);
  const strongest = FLOW_ORDER.findLast((flow) => within.some((log) => log.flow === flow));
  const pains = within.flatMap(({ pain }) => pain?.level ?? []);
  const known = cycle.length !== null && cycle.excluded === null && namesPhases;
  return {
    ...cycle,
    bled: runsOf(within.filter(isBleeding).map(({ date }) => daysBetween(cycle.startDate, date) + 1)),
    stretches: known ? stretchesOf({ length: cycle.lived, periodLength: cycle.periodLength }, true) : [],
    heaviest: strongest
      ? {
          flow: strongest,
          days: within
            .filter(({ flow }) => flow === strongest)
            .map(({ date }) => daysBetween(cycle.startDate, date) + 1),
        }
      : null,
    worstPain: pains.length === 0 ? null : Math.max(...pains),
    factors: [...new Set(within.flatMap(({ factors }) => factors ?? []))],
  };
}

/** "1 to 5, 14": days in order, as runs. */
function runsOf(days: readonly number[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last?.to === day - 1) last.to = day;
    else runs.push({ from: day, to: day });
  }
  return runs;
}

function dayOf(log: DayLog, history: readonly HistoryCycle[]): ReportDay {
  const { temperature, bloodLoss } = log;
  return {
    date: log.date,
    cycleDay: cycleDayIn(history, log.date),
    flow: log.flow ?? null,
    pain: log.pain?.level ?? null,
    symptoms: symptomsOf(log).map(([key, severity]) => ({ key, severity })),
    celsius: temperature && !temperature.disturbed ? temperature.celsius : null,
    sleepHours: log.sleep?.hours ?? null,
    ...(bloodLoss && { bloodPoints: bloodPoints(bloodLoss) }),
  };
}

function saysSomething({ flow, pain, symptoms, celsius, sleepHours, bloodPoints: points }: ReportDay): boolean {
  return (
    (flow !== null && flow !== 'none') ||
    pain !== null ||
    symptoms.length > 0 ||
    celsius !== null ||
    points !== undefined ||
    sleepHours !== null
  );
}
