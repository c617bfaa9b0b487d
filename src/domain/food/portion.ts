import type { Amount, Size, Unit } from './amount.ts';
import type { Food, Portion } from './food-table.ts';

/** What one of a unit weighs, whatever it is of, in grams. */
const WEIGHTS: Partial<Readonly<Record<Unit, number>>> = { g: 1, kg: 1000, oz: 28.35, lb: 453.6 };
/** What one of a unit holds, in milliliters; a US cup has 240. */
const VOLUMES: Partial<Readonly<Record<Unit, number>>> = {
  ...{ ml: 1, cl: 10, dl: 100, l: 1000, cup: 240, glass: 240, bowl: 360, tbsp: 15, tsp: 5 },
};
const CUP = 240;
const FLUID_OUNCE = 29.57;
const SOME: Partial<Readonly<Record<Unit, number>>> = { slice: 30, piece: 30, can: 240, pinch: 0.4, handful: 40 };
/** What is eaten of something whose measure nobody knows. */
const UNKNOWN = 100;
const NUTS = 30;
/** More than this of one thing at one meal is asked about, in grams. */
export const MOST_GRAMS = 3000;

/** How many grams were meant, roughly where no weight was said. Null where that is more than anybody eats at a meal. */
export function gramsOf(food: Pick<Food, 'portions' | 'terms'>, { count, unit, size }: Amount): number | null {
  const one = unit === null ? itemOf(food, { count, size }) : unitOf(food, unit);
  const grams = one * (count ?? 1);
  return grams > MOST_GRAMS ? null : Math.round(grams * 10) / 10;
}

function unitOf(food: Pick<Food, 'portions' | 'terms'>, unit: Unit): number {
  const weight = WEIGHTS[unit];
  if (weight !== undefined) return weight;
  const own = portionOf(food, unit);
  if (own !== null) return own;
  if (unit === 'handful') return handfulOf(food);
  const volume = VOLUMES[unit];
  if (volume !== undefined) return (volume / CUP) * (cupOf(food) ?? CUP);
  return SOME[unit] ?? UNKNOWN;
}

function portionOf({ portions }: Pick<Food, 'portions'>, unit: Unit): number | null {
  const asks: readonly Unit[] = ['slice', 'piece', 'can', 'tbsp', 'tsp', 'cup', 'bowl'];
  return (asks.includes(unit) && portions.find((portion) => portion.unit.startsWith(unit))?.grams) || null;
}

function cupOf({ portions }: Pick<Food, 'portions'>): number | null {
  const grams = (unit: string) => portions.find((portion) => portion.unit.startsWith(unit))?.grams;
  const [cup, ounce, spoon] = [grams('cup'), grams('fl oz'), grams('tbsp')];
  return cup ?? (ounce === undefined ? null : (ounce * CUP) / FLUID_OUNCE) ?? (spoon === undefined ? null : spoon * 16);
}

/** Leaves by the cup, nuts and seeds by the ounce, anything else by the third of a cup. */
function handfulOf(food: Pick<Food, 'portions' | 'terms'>): number {
  const cup = cupOf(food);
  if (cup === null) return SOME.handful ?? UNKNOWN;
  if (cup <= 60) return cup;
  return isNut(food) ? NUTS : cup / 3;
}

function isNut({ terms }: Pick<Food, 'terms'>): boolean {
  return terms.some((term) =>
    /\b(?:nuts?|almonds?|cashews?|pecans?|walnuts?|seeds?|pistachios?|raisins?)\b/.test(term),
  );
}

const MEASURES = /^(?:cup|tbsp|tsp|fl oz|quart|liter|pat|stick|package|bunch|serving|container|head|recipe|pie|loaf)/;
const SPOONED = /^(?:tbsp|tsp|pat)/;

/** What one of a thing weighs when no unit was said: "2 eggs", "an orange", "oats". */
function itemOf(food: Pick<Food, 'portions' | 'terms'>, { count, size }: { count: number | null; size: Size | null }) {
  const { portions } = food;
  const sized = size && portions.find(({ unit }) => unit.startsWith(size));
  if (sized) return sized.grams;
  const item = middleOf(
    portions.filter(({ unit, grams }) => !MEASURES.test(unit) && grams >= (count === null ? 15 : 0)),
  );
  // A whole bar of chocolate is said as one; chocolate alone is a few squares.
  if (item) return count === null && item.unit.startsWith('bar') ? Math.min(item.grams, NUTS) : item.grams;
  if (isNut(food)) return NUTS;
  const spoon = portions.find(({ unit }) => SPOONED.test(unit));
  const cup = cupOf(food);
  // What is had by the spoon: oils, spices, spreads.
  if (spoon && (cup === null || portions.indexOf(spoon) === 0)) return spoon.grams;
  const serving = portions.find(({ unit }) => unit.startsWith('serving') || unit.startsWith('container'));
  if (serving) return serving.grams;
  if (cup === null) return UNKNOWN;
  return cup <= 60 || portions.some(({ unit }) => unit.startsWith('fl oz')) ? cup : cup * 0.75;
}

/** A medium one, else a large one, else the first. */
function middleOf(items: readonly Portion[]): Portion | undefined {
  return (
    items.find(({ unit }) => unit.startsWith('medium')) ??
    items.find(({ unit }) => unit.startsWith('large')) ??
    items[0]
  );
}
