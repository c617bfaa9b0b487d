import { looksAhead } from './blind.ts';
import { afterOne, figuresOf, judge, type Figures } from './figures.ts';
import { ovulationErrors } from './ovulation.ts';
import { UnreadableStudy, type StudyWoman } from './read-cycles.ts';
import {
  ANCHORS,
  lookingAhead,
  places,
  productAfter,
  type ConstantsFor,
  type Forecaster,
  type CycleRef,
  type Study,
} from './walk.ts';

const DROPPED = 0.1;
const CHECKED_PLACES = 5;
/** The day of the cycle on which a long one is forecast anew. */
const LONG_DAY = 35;

type Mae = Pick<Figures, 'n' | 'mae'>;
type Run = {
  readonly product: Figures;
  readonly anchors: Readonly<Record<string, Mae>>;
  readonly afterOne: { readonly product: Mae; readonly anchors: Readonly<Record<string, Mae>> };
};
export type Measured = {
  readonly clean: Run;
  readonly missed: Run;
  readonly halves: { readonly easier: Run; readonly harder: Run };
  readonly running35: { readonly product: Mae; readonly anchors: Readonly<Record<string, Mae>> };
  readonly ovulation: ReturnType<typeof ovulationErrors>;
};

/** Walks forward through a study and measures everything the bench tells; fails where a forecast looks ahead. */
export function measure(
  women: readonly StudyWoman[],
  { chance, constantsFor }: { chance: () => number; constantsFor: ConstantsFor },
): Measured {
  const product = productAfter(0, constantsFor);
  const lengths = women.map((woman) => woman.lengths);
  const clean: Study = { lengths, logged: lengths.map((own) => [...own, 0].map(() => true)) };
  const missed: Study = {
    lengths,
    logged: lengths.map((own) => [...own, 0].map((_, start) => start === 0 || chance() >= DROPPED)),
  };
  if (places(clean).length === 0)
    throw new UnreadableStudy('Nothing to measure: no woman of this file has two cycles.');
  proveBlind({ clean, missed, chance, constantsFor });
  const all = { study: clean, places: places(clean) };
  const half = easierHalf(lengths);
  return {
    clean: run(all, product),
    missed: run({ study: missed, places: places(missed) }, product),
    halves: {
      easier: run({ ...all, places: all.places.filter(({ woman }) => half.has(woman)) }, product),
      harder: run({ ...all, places: all.places.filter(({ woman }) => !half.has(woman)) }, product),
    },
    running35: running(all, productAfter(LONG_DAY, constantsFor)),
    ovulation: ovulationErrors(women, constantsFor),
  };
}

function proveBlind({
  clean,
  missed,
  chance,
  constantsFor,
}: {
  clean: Study;
  missed: Study;
  chance: () => number;
  constantsFor: ConstantsFor;
}): void {
  const all = places(clean);
  const sample = Array.from({ length: CHECKED_PLACES }, () => all[Math.floor(chance() * all.length)]).filter(
    (place) => place !== undefined,
  );
  if (!looksAhead(lookingAhead, { study: clean, places: all, chance }))
    throw new Error('the check against looking ahead is blind: it let the planted cheat pass');
  for (const forecaster of Object.values(ANCHORS))
    if (looksAhead(forecaster, { study: missed, places: places(missed), chance }))
      throw new Error('an anchor looks ahead');
  for (const forecaster of [productAfter(0, constantsFor), productAfter(LONG_DAY, constantsFor)])
    if (looksAhead(forecaster, { study: clean, places: sample, chance })) throw new Error('the forecast looks ahead');
}

function run(input: { study: Study; places: readonly CycleRef[] }, product: Forecaster): Run {
  const judged = judge(product, input);
  const anchors = Object.entries(ANCHORS).map(([name, forecaster]) => [name, judge(forecaster, input)] as const);
  return {
    product: figuresOf(judged),
    anchors: Object.fromEntries(anchors.map(([name, one]) => [name, maeOf(figuresOf(one))])),
    afterOne: {
      product: afterOne(judged),
      anchors: Object.fromEntries(anchors.map(([name, one]) => [name, afterOne(one)])),
    },
  };
}

/**
 * Cycles of 35 days and more, forecast as day 35 ends without a new start. An anchor that has passed by then says the
 * next day.
 */
function running(all: { study: Study; places: readonly CycleRef[] }, product: Forecaster): Measured['running35'] {
  const input = {
    ...all,
    places: all.places.filter(({ woman, cycle }) => (all.study.lengths[woman]?.[cycle] ?? 0) >= LONG_DAY),
  };
  const notPassed =
    (forecaster: Forecaster): Forecaster =>
    (study, place) => {
      const median = Math.max(LONG_DAY, forecaster(study, place).median);
      return { median, low: median, high: median };
    };
  const anchors = Object.entries(ANCHORS).map(
    ([name, forecaster]) => [name, maeOf(figuresOf(judge(notPassed(forecaster), input)))] as const,
  );
  return { product: maeOf(figuresOf(judge(product, input))), anchors: Object.fromEntries(anchors) };
}

/** The half of the women whose own cycles vary least: nearer to women whom the file does not hold. */
function easierHalf(lengths: Study['lengths']): ReadonlySet<number> {
  const order = lengths.map((own, woman) => ({ woman, spread: spreadOf(own) })).sort((a, b) => a.spread - b.spread);
  return new Set(order.slice(0, Math.ceil(order.length / 2)).map(({ woman }) => woman));
}

function spreadOf(lengths: readonly number[]): number {
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return Math.sqrt(lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / Math.max(1, lengths.length - 1));
}

function maeOf({ n, mae }: Figures): Mae {
  return { n, mae };
}
