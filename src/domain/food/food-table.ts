import { NUTRIENTS, type Nutrient } from './nutrients.ts';

/** A household measure: its words ("cup, chopped") and what one of it weighs, in grams. */
export type Portion = { readonly unit: string; readonly grams: number };
/** A food of the table, or one of the member's own. Figures are for 100 g of what is eaten; null is not known. */
export type Food = {
  readonly id: string;
  /** As it is shown. */ readonly label: string;
  /** What else it is called, in lower case. */ readonly terms: readonly string[];
  /** What people eat: it is offered before the rest. */ readonly isEveryday: boolean;
  /** Fortified as it is sold in the USA. */ readonly isFortified: boolean;
  readonly values: Readonly<Record<Nutrient, number | null>>;
  readonly portions: readonly Portion[];
};
/** All foods, those that are meant most first, and the line that credits who measured them. */
export type FoodTable = {
  readonly credit: string;
  readonly foods: readonly Food[];
  readonly byId: ReadonlyMap<string, Food>;
};

/**
 * The table of a text as scripts/food/make-table.ts writes it: a line that says what it is, then a food a line in seven
 * cells. Throws where the text is of another shape.
 */
export function readFoodTable(text: string): FoodTable {
  const [first = '', ...lines] = text.split('\n');
  const head = JSON.parse(first) as { readonly credit: string; readonly nutrients: readonly string[] };
  if (head.nutrients.join() !== NUTRIENTS.join()) throw new Error('the table of foods has other nutrients');
  const foods = lines.flatMap((line) => (line === '' ? [] : [foodOf(line.split('\t'))]));
  return { credit: head.credit, foods, byId: new Map(foods.map((food) => [food.id, food])) };
}

function foodOf([id = '', label = '', name = '', terms = '', flags = '', values = '', portions = '']: string[]): Food {
  const figures = values.split(',');
  const known = NUTRIENTS.map((nutrient, at) => [nutrient, numberOf(figures[at] ?? '')] as const);
  const also = terms === '' ? [] : terms.split('|');
  return {
    id,
    label: label || name,
    terms: label && label !== name ? [...also, name.toLowerCase()] : also,
    isEveryday: flags.startsWith('e'),
    isFortified: flags.includes('f'),
    values: Object.fromEntries(known) as Food['values'],
    portions: portions === '' ? [] : portions.split('|').map(portionOf),
  };
}

/** An empty cell is not known, which is not 0. */
function numberOf(cell: string): number | null {
  return cell === '' ? null : Number(cell);
}

function portionOf(text: string): Portion {
  const at = text.lastIndexOf('=');
  return { unit: text.slice(0, at), grams: Number(text.slice(at + 1)) };
}
