import type { Nutrient } from '#domain/food/nutrients.ts';

export type CsvRow = Readonly<Record<string, string>>;

/** The columns that a nutrient is read from; the first that is known counts, and of a sum all must be known. */
const COLUMNS: Readonly<Record<Nutrient, readonly (readonly string[])[]>> = {
  iron: [['iron_mg']],
  folate: [['folate_dfe_ug'], ['folate_ug']],
  magnesium: [['magnesium_mg']],
  fiber: [['fiber_g']],
  calcium: [['calcium_mg']],
  protein: [['protein_g']],
  omega3Plant: [['ala_g']],
  omega3Fish: [['epa_g', 'dha_g']],
  b12: [['b12_ug']],
  vitaminC: [['vit_c_mg']],
  vitaminD: [['vit_d_ug']],
  iodine: [['iodine_ug']],
};

/** A figure of a row as text; empty where it is not known, never 0 in its place. */
export function valueOf(row: CsvRow, nutrient: Nutrient): string {
  const known = COLUMNS[nutrient].find((columns) => columns.every((column) => (row[column] ?? '') !== ''));
  if (!known) return '';
  const sum = known.reduce((total, column) => total + Number(row[column]), 0);
  return String(Number(sum.toPrecision(6)));
}

/** Whether a name bears a brand: a word of four capitals or more. */
export function isBranded(name: string): boolean {
  return /\b[A-Z]{4,}\b/.test(name);
}

const MOST = 6;
/** Measures that say nothing at a table: raw yields, labels of packages, and weights, which are computed. */
const LEFT_OUT = /yield|refuse|\blb\b|^oz\b|bone|carton|institution|cubic|NLEA/i;

/** "cup, chopped=91": measures in grams for one of them, each once; weights alone are computed elsewhere. */
export function portionsOf(rows: readonly CsvRow[]): string[] {
  const known = new Map<string, string>();
  for (const { amount = '', unit = '', grams = '' } of rows) {
    const one = Number(grams) / Number(amount);
    const words = unitWords(unit);
    if (!words || LEFT_OUT.test(unit) || !Number.isFinite(one) || one <= 0 || known.has(words)) continue;
    known.set(words, String(Number(one.toPrecision(4))));
  }
  return [...known].slice(0, MOST).map(([words, grams]) => `${words}=${grams}`);
}

function unitWords(unit: string): string {
  return unit
    .replaceAll(/\([^)]*\)?/g, ' ')
    .replaceAll(/["=|]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/^tablespoon/, 'tbsp')
    .replace(/^teaspoon/, 'tsp');
}

/** The words of the everyday list that an American says otherwise. */
const SAID: readonly (readonly [RegExp, string])[] = [
  [/^Aubergine/, 'Eggplant'],
  [/^Courgette/, 'Zucchini'],
  [/^Chips \/ /, ''],
  [/^Spring onion/, 'Scallions'],
  [/^Ice lolly/, 'Popsicle'],
  [/^Biscuits, plain \(Marie\)/, 'Cookies, plain'],
  [/^Broad \/ fava/, 'Fava'],
  [/^Prawns?/, 'Shrimp'],
  [/^Beetroot/, 'Beets'],
  [/^(Beef|Lamb|Pork|Turkey) mince/, 'Ground $1'],
  [/^Coriander leaf/, 'Cilantro'],
  [/^Cornflour \/ cornstarch/, 'Cornstarch'],
  [/^Crisps/, 'Potato chips'],
  [/^Cream, soured/, 'Sour cream'],
  [/^Porridge/, 'Oatmeal'],
  [/^Pickled gherkin/, 'Pickles'],
  [/^Navy \/ haricot/, 'Navy'],
  [/^Mangetout \/ sugar snap/, 'Sugar snap peas'],
  [/^Molasses \/ black treacle/, 'Molasses'],
  [/^Sweetcorn/, 'Corn'],
  [/^Swede \/ rutabaga/, 'Rutabaga'],
  [/^Rocket/, 'Arugula'],
  [/\bSoya\b/, 'Soy'],
  [/\bsoya\b/, 'soy'],
  [/\b[Tt]inned\b/, 'canned'],
  [/\bskimmed\b/, 'skim'],
  [/\bwholewheat\b/, 'whole wheat'],
  [/\bwholemeal\b/, 'whole wheat'],
  [/\bMuesli bar\b/, 'Granola bar'],
];

/** A label as it is said in the product. */
export function american(label: string): string {
  return SAID.reduce((said, [from, to]) => said.replace(from, to), label);
}

/** What some everyday foods are called besides, by id: words that people type and the list does not have. */
export const ALSO: Readonly<Record<string, string>> = {
  '14381': 'mint tea|fruit tea|ginger tea',
  '01056': 'creme fraiche',
  '18069': 'buttered toast',
};
