import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';
import type { OvulationTold } from '#domain/cycle/cycle-view.ts';
import { medianLength, shortestRange, type Distribution } from '#domain/forecast/distribution.ts';
import { openOvulation, type SignsInput } from './open-ovulation.ts';

/**
 * Where an estimate comes from: `calendar`, counted from lengths alone; `signs`, a positive test or a peak of fluid
 * points to the day; `temperature`, a rise supports it; `confirmed`, the whole three-over-six rule with its
 * preconditions says that ovulation has most likely been.
 */
export type OvulationProvenance = OvulationTold['provenance'];

/**
 * When ovulation is likely in the open cycle. `low` to `high` holds eight tenths; `fertile` is each day's chance to lie
 * in the fertile window.
 */
export type OvulationEstimate = {
  readonly day: LocalDate;
  readonly low: LocalDate;
  readonly high: LocalDate;
  readonly provenance: OvulationProvenance;
  readonly signs: readonly ('test' | 'fluid' | 'temperature')[];
  /** Signs that say "not yet" and have moved the estimate later. */
  readonly waiting: OvulationTold['waiting'];
  readonly fertile: readonly { readonly date: LocalDate; readonly probability: number }[];
  /** How many of the member's earlier cycles showed when the member ovulated. */
  readonly learntFrom: number;
};

const RANGE_SHARE = 0.8;
/** The day of ovulation and the five before it (Wilcox, Weinberg, Baird, New England Journal of Medicine 1995). */
const FERTILE_DAYS = 6;
const LEAST_CHANCE = 0.05;

/**
 * When the member ovulates in the member's open cycle, from the member's cycles (oldest first) and the logs of as many
 * of them as are given. Null where nothing was logged. A guide to living: no day outside the window is without a
 * chance.
 */
export function estimateOvulation(input: SignsInput): OvulationEstimate | null {
  const open = input.cycles.at(-1);
  const found = openOvulation(input);
  if (!open || !found) return null;
  const { days, signed, signs, provenance, waiting, lutealLengths } = found;
  const range = shortestRange(days, RANGE_SHARE);
  const date = (cycleDay: number) => addDays(open.startDate, Math.max(1, cycleDay) - 1);
  return {
    day: signed ?? date(medianLength(days)),
    low: date(range.low),
    high: date(range.high),
    provenance,
    signs:
      provenance === 'calendar'
        ? []
        : (['test', 'fluid', 'temperature'] as const).filter((sign) => signs[sign] !== null),
    waiting,
    fertile: fertileDays(days).map(({ day, probability }) => ({ date: date(day), probability })),
    learntFrom: lutealLengths.length,
  };
}

/** Each cycle day's chance that ovulation comes on it or within the five days after it. */
function fertileDays({ from, chances }: Distribution): { day: number; probability: number }[] {
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  return Array.from({ length: chances.length + FERTILE_DAYS - 1 }, (_, index) => {
    const ahead = chances
      .slice(Math.max(0, index - FERTILE_DAYS + 1), index + 1)
      .reduce((sum, chance) => sum + chance, 0);
    return { day: from - FERTILE_DAYS + 1 + index, probability: Math.round((ahead / total) * 100) / 100 };
  }).filter(({ day, probability }) => day >= 1 && probability >= LEAST_CHANCE);
}
