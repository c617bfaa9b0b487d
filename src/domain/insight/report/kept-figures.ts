import { bloodLossOfPeriods, type PeriodBloodLoss } from '#domain/blood-loss/blood-loss.ts';
import type { Cycle } from '#domain/cycle/cycle-view.ts';
import { DAY_FIELDS, showsField, type FieldViewer } from '#domain/cycle/day-fields/day-fields.ts';
import type { DayLog, Flow } from '#domain/cycle/day-log.ts';
import { medianOf } from '#domain/cycle/median.ts';
import { keptConditions, keptFor, type KeptCondition, type KeptFigure } from '#domain/journey/kept-conditions.ts';
import type { Medication } from '#domain/log/medication.ts';
import { missedOverDays, painOverDays, type MissedDays, type PainOverDays } from '#domain/pain-map/pain-map.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import type { DaySpan } from '../span.ts';

/** For what a figure stands in the report: the member's conditions; the years around menopause come by the stage. */
export type KeptReason = KeptCondition | 'menopause_years';
export type For = { readonly for: readonly KeptReason[] };
/** A count of days with its median, over the days that tell it. */
type Counted = { readonly days: number; readonly median: number; readonly most: number };

/** Hot flashes, night sweats and sleep, each with the days that stand behind it. */
export type HeatFigures = {
  readonly day: Counted | null;
  readonly night: Counted | null;
  /** Days with hot flashes, counted or as a symptom. */ readonly flushes: number;
  readonly sweats: number;
  readonly sleep: { readonly nights: number; readonly median: number } | null;
  readonly poorNights: number;
};
/** Days by flow. `told` are the days on which flow was logged, "none" too. */
export type BleedingFigures = {
  readonly told: number;
  readonly flows: readonly { readonly flow: Exclude<Flow, 'none'>; readonly days: number }[];
};
export type SignFigures = {
  readonly temperature: number;
  readonly fluid: number;
  readonly ovulationTests: number;
  readonly pregnancyTests: number;
};

/** What the log holds that bears on the conditions a member keeps. A part that nothing was logged of is left out. */
export type KeptFigures = {
  readonly bloodLoss?: For & { readonly periods: readonly PeriodBloodLoss[]; readonly of: number };
  readonly pain?: For & PainOverDays;
  readonly missed?: For & MissedDays;
  readonly heat?: For & HeatFigures;
  readonly bleeding?: For & BleedingFigures;
  readonly signs?: For & SignFigures;
};

export type KeptInput = {
  readonly logs: readonly DayLog[];
  readonly cycles: readonly Cycle[];
  readonly medications: readonly Medication[];
  readonly span: DaySpan;
  readonly viewer: FieldViewer;
  readonly conditions: readonly string[];
  readonly wording: StageSurface['wording'];
};

/** So many periods of the chart, and places of pain, stand on one page. */
const ON_ONE_PAGE = { periods: 3, places: 4 } as const;

/** The figures for a member's conditions and stage, with how many days stand behind each. */
export function keptFigures(input: KeptInput, kind: 'one' | 'full'): KeptFigures {
  const { logs, cycles, medications, span, viewer } = input;
  const isShort = kind === 'one';
  const charts = showsField(DAY_FIELDS.bloodLoss, viewer) ? bloodLossOfPeriods(cycles, { logs, span }) : [];
  const pain = painOverDays(logs, { span, medications });
  const missed = missedOverDays(logs, span);
  const heat = showsField(DAY_FIELDS.flushesDay, viewer) ? heatOf(logs) : null;
  const bleeding = viewer.bleeding ? bleedingOf(logs) : null;
  const signs = viewer.adult && viewer.ovulation ? signsOf(logs) : null;
  const reasons = (figure: KeptFigure) => reasonsOf(figure, input);
  return {
    ...part('bloodLoss', {
      reasons: reasons('blood_loss'),
      told: charts.length > 0 && {
        periods: isShort ? charts.slice(0, ON_ONE_PAGE.periods) : charts,
        of: charts.length,
      },
    }),
    ...part('pain', {
      reasons: reasons('pain'),
      told: pain.told > 0 && { ...pain, places: isShort ? pain.places.slice(0, ON_ONE_PAGE.places) : pain.places },
    }),
    ...part('missed', { reasons: reasons('missed'), told: missed }),
    ...part('heat', { reasons: reasons('heat'), told: heat }),
    ...part('bleeding', { reasons: reasons('bleeding'), told: bleeding }),
    ...part('signs', { reasons: reasons('signs'), told: signs }),
  };
}

function part<Name extends keyof KeptFigures, Figures>(
  name: Name,
  { reasons, told }: { readonly reasons: readonly KeptReason[]; readonly told: Figures | null | false },
): { [Key in Name]?: For & Figures } {
  if (!told || reasons.length === 0) return {};
  return { [name]: { for: reasons, ...told } } as { [Key in Name]?: For & Figures };
}

function reasonsOf(figure: KeptFigure, { conditions, wording }: KeptInput): KeptReason[] {
  const isLater = wording === 'perimenopause' || wording === 'menopause';
  const byStage = isLater && (figure === 'heat' || figure === 'bleeding');
  return [...(byStage ? (['menopause_years'] as const) : []), ...keptFor(figure, keptConditions(conditions))];
}

/** Hot flashes, night sweats and sleep of the logs; null where nothing of them was told. */
export function heatOf(logs: readonly DayLog[]): HeatFigures | null {
  const flushes = logs.filter(
    ({ symptoms, flushesDay = 0, flushesNight = 0 }) =>
      symptoms?.hot_flushes !== undefined || flushesDay + flushesNight > 0,
  ).length;
  const sweats = logs.filter(({ symptoms }) => symptoms?.night_sweats !== undefined).length;
  const poorNights = logs.filter(({ sleep, symptoms }) => sleep?.quality === 'poor' || symptoms?.poor_sleep).length;
  const hours = logs.flatMap(({ sleep }) => sleep?.hours ?? []);
  const [day, night] = [
    countedOf(logs.flatMap(({ flushesDay }) => flushesDay ?? [])),
    countedOf(logs.flatMap(({ flushesNight }) => flushesNight ?? [])),
  ];
  const sleep = hours.length > 0 ? { nights: hours.length, median: Math.round(medianOf(hours) * 10) / 10 } : null;
  const isTold = day || night || sleep || flushes + sweats + poorNights > 0;
  return isTold ? { flushes, day, night, sweats, sleep, poorNights } : null;
}

function countedOf(counts: readonly number[]): Counted | null {
  return counts.length === 0
    ? null
    : { days: counts.length, median: Math.round(medianOf(counts) * 10) / 10, most: Math.max(...counts) };
}

function bleedingOf(logs: readonly DayLog[]): BleedingFigures | null {
  const told = logs.filter(({ flow, bleedingExcluded }) => flow !== undefined && !bleedingExcluded);
  const flows = (['spotting', 'light', 'medium', 'heavy'] as const)
    .map((flow) => ({ flow, days: told.filter((log) => log.flow === flow).length }))
    .filter(({ days }) => days > 0);
  return flows.length > 0 ? { told: told.length, flows } : null;
}

function signsOf(logs: readonly DayLog[]): SignFigures | null {
  const count = (has: (log: DayLog) => boolean) => logs.filter(has).length;
  const figures = {
    temperature: count(({ temperature }) => temperature !== undefined && !temperature.disturbed),
    fluid: count(({ fluid }) => fluid !== undefined),
    ovulationTests: count(({ tests = [] }) => tests.some(({ kind }) => kind === 'ovulation')),
    pregnancyTests: count(({ tests = [] }) => tests.some(({ kind }) => kind === 'pregnancy')),
  };
  return Object.values(figures).some((days) => days > 0) ? figures : null;
}
