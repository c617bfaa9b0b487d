import { addDays, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Cycle, OvulationTold } from '#domain/cycle/cycle-view.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { medianLength, SHORTEST_CYCLE, type Distribution } from '#domain/forecast/distribution.ts';
import { openDistribution } from '#domain/forecast/forecast-period.ts';
import type { Population } from '#domain/forecast/populations.ts';
import { ovulationDays } from './calendar-guess.ts';
import { lutealDays, lutealLength, PLAUSIBLE_LUTEAL } from './luteal.ts';
import { lastNotYet, notYet, type NotYetSign } from './not-yet.ts';
import { signedDay, signsOf, type Signs } from './signs.ts';

/** What signs are read from: the days of the open cycle and of earlier ones. */
export type SignsInput = {
  readonly cycles: readonly Cycle[];
  readonly logs: readonly DayLog[];
  readonly today: LocalDate;
  readonly population?: Population;
};

/**
 * Where ovulation lies in the open cycle: the chance of each cycle day, and what that makes of the cycle's length. Null
 * lengths: nothing logged moves the forecast.
 */
export type OpenOvulation = {
  readonly days: Distribution;
  readonly lengths: Distribution | null;
  /** The day the signs point to; null where the calendar counts. */
  readonly signed: LocalDate | null;
  readonly provenance: OvulationTold['provenance'];
  readonly signs: Signs;
  /** The signs that say "not yet" and move the estimate. */
  readonly waiting: readonly NotYetSign[];
  readonly lutealLengths: readonly number[];
};

/**
 * How far ovulation may lie from the day the signs point to, one day before to two after: a choice, in words "give or
 * take a day".
 */
const AROUND_SIGN = { from: -1, chances: [0.2, 0.5, 0.2, 0.1] } as const;
/** How often no ovulation follows the sign: a surge or a peak that came to nothing, a rise that was none. Choices. */
const IN_VAIN = { signs: 0.1, temperature: 0.06, confirmed: 0.02 } as const;
/**
 * How often a cycle is unlike all of the member's, by an illness or a journey, and ovulation waits, and for how many
 * days in the mean: choices, which matter only where signs say that it has not come when it usually does.
 */
const UNLIKE = { share: 0.1, days: 10 } as const;
/** Signs that leave more than this of the calendar's chances say nothing worth telling. */
const HARDLY_MOVES = 0.9;

/**
 * Reads the open cycle's ovulation from its signs. A sign that points to a day stands for that day, with the chance
 * that it was in vain and ovulation comes later; signs that say "not yet" weigh the days the calendar counts. What is
 * left of a sign fades once a period would have followed it (19 days), unless temperature confirmed it. Null where
 * nothing was logged.
 */
export function openOvulation({ cycles, logs, today, population = 'general' }: SignsInput): OpenOvulation | null {
  const open = cycles.at(-1);
  const calendar = openDistribution({ cycles, population });
  if (!open || !calendar) return null;
  const here = logs.filter(({ date }) => date >= open.startDate && date <= today);
  const signs = signsOf(here);
  const observed = lutealsOf({ cycles, logs });
  const dayOf = (date: LocalDate) => daysBetween(open.startDate, date) + 1;
  const pointed = pointsTo(signs, today);
  const weights = notYet(here, { startDate: open.startDate, signs });
  const fits = (day: number) => weights.test(day) * weights.fluid(day) * weights.temperature(day);
  const counted = ovulationDays(calendar, lutealLength(observed));
  const calendarAlone = { signed: null, provenance: 'calendar', signs, lutealLengths: observed } as const;
  if (!pointed) {
    const waiting = waitingFor(counted, weights);
    if (waiting.length === 0) return { ...calendarAlone, days: counted, lengths: null, waiting };
    const days = normalized(scaled(unlikeUsual(counted), fits));
    const kept = total(scaled(counted, fits)) / total(counted);
    const luteal = lutealDays(observed);
    return { ...calendarAlone, days, lengths: laterLengths(calendar, { days, kept, fits, luteal }), waiting };
  }
  const around = scaled({ ...AROUND_SIGN, from: dayOf(pointed.day) + AROUND_SIGN.from }, fits);
  const later = normalized(after(unlikeUsual(counted), dayOf(pointed.day) + 2));
  const still = scaled(later, fits);
  const vain = IN_VAIN[pointed.by];
  const [held, lost] = [(1 - vain) * total(around), vain * total(still)];
  const stands = held >= lost;
  const days = normalized(sum(times(normalized(around), held), times(normalized(still), lost)));
  return {
    ...calendarAlone,
    ...(stands && { signed: pointed.day, provenance: pointed.by }),
    days,
    lengths: convolved(days, lutealDays(observed)),
    waiting: stands ? [] : waitingFor(later, weights),
  };
}

/**
 * What the period's forecast takes from the signs of the open cycle: its lengths, and what is told of it. Null where
 * nothing logged moves it.
 */
export function ovulationGiven(
  input: SignsInput,
): { readonly lengths: Distribution; readonly told: OvulationTold } | null {
  const found = openOvulation(input);
  const open = input.cycles.at(-1);
  if (!found?.lengths || !open) return null;
  const day = found.signed ?? addDays(open.startDate, Math.max(1, medianLength(found.days)) - 1);
  const { lengths, provenance, waiting } = found;
  const here = input.logs.filter(({ date }) => date >= open.startDate && date <= input.today);
  const until = waiting.length > 0 ? lastNotYet(here) : null;
  return { lengths, told: { day, provenance, waiting, ...(until && { until }) } };
}

/** The day the signs point to and what speaks for it; null without one, and once no period has followed it in time. */
function pointsTo(
  signs: Signs,
  today: LocalDate,
): { readonly day: LocalDate; readonly by: keyof typeof IN_VAIN } | null {
  const day = signedDay(signs);
  if (!day) return null;
  const { temperature, confirms } = signs;
  const isRise = temperature !== null && daysBetween(day, temperature.firstHigh) >= -1;
  const by = isRise ? (confirms ? 'confirmed' : 'temperature') : 'signs';
  return by !== 'confirmed' && daysBetween(day, today) > PLAUSIBLE_LUTEAL.longest ? null : { day, by };
}

/**
 * The member's own days from ovulation to the end of the cycle, oldest first, of closed cycles whose signs pointed to a
 * day.
 */
function lutealsOf({ cycles, logs }: { cycles: readonly Cycle[]; logs: readonly DayLog[] }): number[] {
  return cycles.flatMap((cycle) => {
    if (cycle.length === null || cycle.excluded !== null) return [];
    const end = addDays(cycle.startDate, cycle.length - 1);
    const signed = signedDay(signsOf(logs.filter(({ date }) => date >= cycle.startDate && date <= end)));
    return signed ? [daysBetween(signed, end)] : [];
  });
}

function waitingFor(counted: Distribution, weights: ReturnType<typeof notYet>): NotYetSign[] {
  return (['test', 'fluid', 'temperature'] as const).filter(
    (sign) => total(scaled(counted, weights[sign])) < HARDLY_MOVES * total(counted),
  );
}

/**
 * The lengths where ovulation waits. What the calendar says is kept as far as the signs leave its days standing, so
 * that a sign that says little widens nothing; the rest is counted from the days that are left and the luteal length.
 */
function laterLengths(
  calendar: Distribution,
  {
    days,
    kept,
    fits,
    luteal,
  }: { days: Distribution; kept: number; fits: (day: number) => number; luteal: Distribution },
): Distribution {
  const weighed = scaled(calendar, (length) =>
    luteal.chances.reduce((all, chance, index) => all + chance * fits(length - luteal.from - index), 0),
  );
  return normalized(sum(times(normalized(weighed), kept), times(convolved(days, luteal), 1 - kept)));
}

/** The days the calendar counts, with a tail for the cycle that is unlike the member's others. */
function unlikeUsual(counted: Distribution): Distribution {
  const usual = medianLength(counted);
  const tail = counted.chances.map((_, index) => {
    const ahead = counted.from + index - usual;
    return ahead < 0 ? 0 : Math.exp(-ahead / UNLIKE.days);
  });
  return sum(
    times(normalized(counted), 1 - UNLIKE.share),
    times(normalized({ from: counted.from, chances: tail }), UNLIKE.share),
  );
}

function convolved(days: Distribution, luteal: Distribution): Distribution {
  const chances = Array.from({ length: days.chances.length + luteal.chances.length - 1 }, (_, at) =>
    luteal.chances.reduce((all, chance, index) => all + chance * (days.chances[at - index] ?? 0), 0),
  );
  return normalized(after({ from: days.from + luteal.from, chances }, SHORTEST_CYCLE - 1));
}

function scaled({ from, chances }: Distribution, by: (at: number) => number): Distribution {
  return { from, chances: chances.map((chance, index) => chance * by(from + index)) };
}
function times(distribution: Distribution, factor: number): Distribution {
  return scaled(distribution, () => factor);
}
function total({ chances }: Distribution): number {
  return chances.reduce((all, chance) => all + chance, 0);
}
function normalized(distribution: Distribution): Distribution {
  return times(distribution, 1 / total(distribution));
}
function after({ from, chances }: Distribution, last: number): Distribution {
  const cut = Math.min(chances.length - 1, Math.max(0, last + 1 - from));
  return { from: from + cut, chances: chances.slice(cut) };
}
function sum(one: Distribution, other: Distribution): Distribution {
  const from = Math.min(one.from, other.from);
  const to = Math.max(one.from + one.chances.length, other.from + other.chances.length);
  const at = ({ from: first, chances }: Distribution, day: number) => chances[day - first] ?? 0;
  return {
    from,
    chances: Array.from({ length: to - from }, (_, index) => at(one, from + index) + at(other, from + index)),
  };
}
