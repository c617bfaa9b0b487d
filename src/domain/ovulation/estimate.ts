import { addDays, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Cycle } from '#domain/cycle/cycle-view.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { openDistribution } from '#domain/forecast/forecast-period.ts';
import { medianLength, shortestRange, type Distribution } from '#domain/forecast/distribution.ts';
import { ovulationDays } from './calendar-guess.ts';
import { lutealLength } from './luteal.ts';
import { signedDay, signsOf, type Signs } from './signs.ts';

/**
 * Where an estimate comes from: `calendar`, counted from lengths alone; `signs`, a positive test or a peak of fluid
 * points to the day; `temperature`, three over six says that ovulation has most likely been.
 */
export type OvulationProvenance = 'calendar' | 'signs' | 'temperature';

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
  readonly fertile: readonly { readonly date: LocalDate; readonly probability: number }[];
  /** How many of the member's earlier cycles showed when the member ovulated. */
  readonly learntFrom: number;
};

const RANGE_SHARE = 0.8;
/** The day of ovulation and the five before it (Wilcox, Weinberg, Baird, New England Journal of Medicine 1995). */
const FERTILE_DAYS = 6;
const LEAST_CHANCE = 0.05;
/**
 * How far ovulation may lie from the day the signs point to, one day before to two after: a choice, in words "give or
 * take a day".
 */
const AROUND_SIGN = { from: -1, chances: [0.2, 0.5, 0.2, 0.1] } as const;

/**
 * When the member ovulates in the member's open cycle, from the member's cycles (oldest first) and the logs of as many
 * of them as are given. Null where nothing was logged. A guide to living: no day outside the window is without a
 * chance.
 */
export function estimateOvulation(input: {
  cycles: readonly Cycle[];
  logs: readonly DayLog[];
  today: LocalDate;
}): OvulationEstimate | null {
  const open = input.cycles.at(-1);
  if (!open) return null;
  const observed = lutealsOf(input);
  const signs = signsOf(input.logs.filter(({ date }) => date >= open.startDate && date <= input.today));
  const signed = signedDay(signs);
  const days = signed
    ? { ...AROUND_SIGN, from: daysBetween(open.startDate, signed) + 1 + AROUND_SIGN.from }
    : counted(input, lutealLength(observed));
  if (!days) return null;
  const range = shortestRange(days, RANGE_SHARE);
  const date = (cycleDay: number) => addDays(open.startDate, Math.max(1, cycleDay) - 1);
  return {
    day: signed ?? date(medianLength(days)),
    low: date(range.low),
    high: date(range.high),
    provenance: signs.temperature ? 'temperature' : signed ? 'signs' : 'calendar',
    signs: (['test', 'fluid', 'temperature'] as const).filter((sign) => signs[sign] !== null),
    fertile: fertileDays(days).map(({ day, probability }) => ({ date: date(day), probability })),
    learntFrom: observed.length,
  };
}

function counted(input: { cycles: readonly Cycle[]; today: LocalDate }, luteal: number): Distribution | null {
  const lengths = openDistribution(input);
  return lengths && ovulationDays(lengths, luteal);
}

/**
 * The member's own days from ovulation to the end of the cycle, oldest first, of closed cycles whose signs pointed to a
 * day.
 */
function lutealsOf({ cycles, logs }: { cycles: readonly Cycle[]; logs: readonly DayLog[] }): number[] {
  return cycles.flatMap((cycle) => {
    if (cycle.length === null || cycle.excluded !== null) return [];
    const end = addDays(cycle.startDate, cycle.length - 1);
    const signed = signedDay(signsIn(logs, { from: cycle.startDate, to: end }));
    return signed ? [daysBetween(signed, end)] : [];
  });
}

function signsIn(logs: readonly DayLog[], span: { from: LocalDate; to: LocalDate }): Signs {
  return signsOf(logs.filter(({ date }) => date >= span.from && date <= span.to));
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
