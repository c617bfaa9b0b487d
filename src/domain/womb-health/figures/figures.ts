import type { Cycle } from '#domain/cycle/cycle-view.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { clinicalRange } from '#domain/insight/clinical-range.ts';
import { countedCycles } from '#domain/insight/counted-cycles.ts';
import { cycleHistory } from '#domain/insight/cycle-history.ts';
import type { DaySpan } from '#domain/insight/span.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import type { GuideName } from '../guides.ts';
import { aroundFigures, signFigures } from './around.ts';
import { bleedingFigures } from './bleeding.ts';
import { FIGURE_KINDS, type Figure, type FigureKind } from './figure.ts';
import { painFigures } from './pain.ts';

/** Which figures bear on the condition of a guide, in the order in which they stand beside it. */
export const FIGURES_BESIDE: Readonly<Record<GuideName, readonly FigureKind[]>> = {
  pcos: ['cycle_lengths', 'period_length', 'bleeding_between', 'symptoms'],
  endometriosis: ['pain_timing', 'pain_days', 'pain_highest', 'pain_places', 'pain_medicine', 'missed_days'],
  fibroids: ['period_length', 'heavy_days', 'soaking', 'bleeding_between', 'pain_days'],
  ovarian_cysts: ['pain_days', 'pain_highest', 'pain_places', 'cycle_lengths'],
  hormone_imbalance: ['flushes', 'sleep', 'cycle_lengths', 'bleeding_between', 'symptoms'],
  irregular_cycles: ['cycle_lengths', 'period_length', 'bleeding_between'],
  heavy_bleeding: ['period_length', 'heavy_days', 'soaking', 'missed_days'],
  painful_periods: ['pain_timing', 'pain_days', 'pain_highest', 'pain_places', 'pain_medicine', 'missed_days'],
  pms_pmdd: ['moods_before', 'symptoms_before', 'sleep', 'missed_days'],
  fertility_challenges: ['cycle_lengths', 'signs', 'period_length'],
  other: ['symptoms', 'pain_days', 'pain_places', 'cycle_lengths', 'period_length', 'missed_days'],
  no_diagnosis_yet: ['symptoms', 'pain_days', 'pain_places', 'cycle_lengths', 'period_length', 'missed_days'],
};

const OF_BLEEDING: readonly FigureKind[] = [
  'period_length',
  'heavy_days',
  'soaking',
  'cycle_lengths',
  'bleeding_between',
  'pain_timing',
  'moods_before',
  'symptoms_before',
];

export type FiguresInput = {
  readonly cycles: readonly Cycle[];
  /** In order. */ readonly logs: readonly DayLog[];
  readonly span: DaySpan;
  readonly today: LocalDate;
  readonly age: number | null;
  readonly adult: boolean;
  readonly surface: Pick<StageSurface, 'bleedingLog' | 'ovulation' | 'wording'>;
};

/**
 * All figures there are for a member, in their order: plain counts of the member's own log over a span. Where the stage
 * logs no bleeding, none of it is told; signs are for adults whose stage shows ovulation. Nothing here diagnoses.
 */
export function figuresOf({ cycles, logs, span, today, age, adult, surface }: FiguresInput): Figure[] {
  const facts = {
    ...{ span, today, cycles, logs },
    history: cycleHistory({ cycles, span, today }),
    counted: countedCycles({ cycles, logs, span, namesPhases: false }),
    range: clinicalRange({ age, wording: surface.wording }),
  };
  const all = [
    ...painFigures(facts),
    ...bleedingFigures(facts),
    ...aroundFigures(facts),
    ...(adult && surface.ovulation ? signFigures(facts) : []),
  ];
  return FIGURE_KINDS.flatMap((kind) => {
    const found = all.find((one) => one.kind === kind);
    return found && (surface.bleedingLog || !OF_BLEEDING.includes(kind)) ? [found] : [];
  });
}
