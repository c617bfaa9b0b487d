/** How much was typed: a number of units, each as it was meant; `null` where nothing was said. */
export type Amount = { readonly count: number | null; readonly unit: Unit | null; readonly size: Size | null };
/** What is asked kindly instead of guessed: nothing, less than nothing, more than anybody eats at a meal. */
export type AmountTrouble = 'none' | 'less_than_none' | 'too_much';

export type Unit = (typeof UNITS)[number][0];
export type Size = 'small' | 'medium' | 'large';

/** The units that are understood, with how they are typed. */
const UNITS = [
  ['g', /^(?:g|gr|gram|grams|gramm|grammes?)$/],
  ['kg', /^(?:kg|kilos?|kilograms?)$/],
  ['oz', /^(?:oz|ounces?)$/],
  ['lb', /^(?:lbs?|pounds?)$/],
  ['ml', /^(?:ml|milliliters?|millilitres?)$/],
  ['cl', /^(?:cl|centiliters?|centilitres?)$/],
  ['dl', /^(?:dl|deciliters?|decilitres?)$/],
  ['l', /^(?:l|liters?|litres?)$/],
  ['cup', /^(?:c|cups?)$/],
  ['tbsp', /^(?:tbsps?|tbs|tablespoons?(?:ful)?|spoons?|spoonfuls?|el)$/],
  ['tsp', /^(?:tsps?|teaspoons?(?:ful)?|tl)$/],
  ['slice', /^(?:slices?|rounds?)$/],
  ['piece', /^(?:pieces?|pcs?|bits?|items?|chunks?|squares?)$/],
  ['handful', /^(?:handfuls?|fistfuls?|fists?)$/],
  ['glass', /^(?:glass|glasses|mugs?)$/],
  ['bowl', /^(?:bowls?|bowlfuls?|plates?|platefuls?|servings?|portions?|helpings?)$/],
  ['can', /^(?:cans?|tins?)$/],
  ['pinch', /^(?:pinch|pinches|dash|sprinkle)$/],
] as const;

const FRACTIONS: Readonly<Record<string, number>> = {
  ...{ '½': 1 / 2, '⅓': 1 / 3, '⅔': 2 / 3, '¼': 1 / 4, '¾': 3 / 4, '⅕': 1 / 5, '⅛': 1 / 8, '⅜': 3 / 8, '⅝': 5 / 8 },
  '⅞': 7 / 8,
};
const COUNTS: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ eleven: 11, twelve: 12, dozen: 12, half: 0.5, quarter: 0.25, couple: 2, few: 3 },
};
const SIZES: Readonly<Record<string, Size>> = { small: 'small', medium: 'medium', large: 'large', big: 'large' };

const FRACTION_MARKS = Object.keys(FRACTIONS).join('');
const NUMBER = new RegExp(
  `^(-|−|–)?\\s*(?:(\\d+)\\s+(\\d+)\\s*[/⁄]\\s*(\\d+)|(\\d+)\\s*[/⁄]\\s*(\\d+)|(\\d+)?\\s*([${FRACTION_MARKS}])|(\\d+)\\s*\\^\\s*(\\d+)|(\\d{1,3}(?:[  ,.]\\d{3}){2,}|\\d+(?:[.,]\\d+)?(?:e\\d+)?|[.,]\\d+))`,
  'i',
);

/** What stands before the words of a food: "½ cup of oats" is half a cup, and "oats" is left. */
export type ReadAmount = { readonly amount: Amount; readonly trouble: AmountTrouble | null; readonly rest: string };

/** Reads an amount as it is typed on a phone: "2", "1,5", "½", "1 1/2", "a", "200g", "a couple of", "a handful of". */
export function readAmount(text: string): ReadAmount {
  const typed = text.trim();
  const number = NUMBER.exec(typed);
  const start = number ? { count: countOf(number), rest: typed.slice(number[0].length) } : wordsFirst(typed);
  const { unit, size, rest } = unitFirst(start.rest, start.count !== null);
  const { count } = start;
  return {
    amount: { count: troubleOf(count) ? null : count, unit, size },
    trouble: troubleOf(count),
    rest: rest.trim() || (unit === null ? typed : ''),
  };
}

/** Nobody eats a thousand of anything but grams and milliliters; what these weigh together is looked at later. */
const MOST = 5000;

function troubleOf(count: number | null): AmountTrouble | null {
  if (count === null) return null;
  if (count === 0) return 'none';
  if (count < 0) return 'less_than_none';
  return Number.isFinite(count) && count <= MOST ? null : 'too_much';
}

function countOf([
  ,
  minus,
  whole,
  over,
  under,
  top,
  bottom,
  before,
  mark,
  base,
  power,
  plain,
]: RegExpExecArray): number {
  const sign = minus ? -1 : 1;
  if (whole) return sign * (Number(whole) + Number(over) / Number(under));
  if (top) return sign * (Number(top) / Number(bottom));
  if (mark) return sign * (Number(before ?? 0) + (FRACTIONS[mark] ?? 0));
  if (base) return sign * Number(base) ** Number(power);
  return sign * decimalOf(plain ?? '');
}

/** "1,5" and "1.5" are one and a half; "1,000,000" and "1.000.000" a million. */
function decimalOf(text: string): number {
  const parts = text.split(/[  ,.]/);
  return Number(parts.length > 2 ? parts.join('') : text.replace(',', '.'));
}

/** "a couple of eggs", "half an avocado", "two and a half cups". */
function wordsFirst(text: string): { count: number | null; rest: string } {
  const words = text.split(/\s+/);
  let [count, at]: [number | null, number] = [null, 0];
  for (; at < words.length - 1; at += 1) {
    const word = (words[at] ?? '').toLowerCase();
    const said = COUNTS[word];
    if (said === undefined && FRACTIONS[word] === undefined) break;
    if (said === undefined) {
      count = (count ?? 0) + (FRACTIONS[word] ?? 0);
      continue;
    }
    // "a half", "half a", "a dozen": one of them is the number; "half" after "a" makes it less.
    count = count === null || count === 1 ? said : said === 1 ? count : count * said;
  }
  return { count, rest: words.slice(at).join(' ') };
}

function unitFirst(text: string, hasCount: boolean): { unit: Unit | null; size: Size | null; rest: string } {
  const words = text.trim().split(/\s+/);
  const size = words.length > 1 ? (SIZES[(words[0] ?? '').toLowerCase()] ?? null) : null;
  const [first = '', ...after] = size ? words.slice(1) : words;
  const unit = unitOf(first);
  // "bowl of soup" is one bowl; "cup cake" and "can" alone name what they name.
  const isUnit = unit !== null && (after.length > 0 ? hasCount || after[0] === 'of' : hasCount && isMeasure(unit));
  if (!isUnit) return { unit: null, size, rest: (size ? words.slice(1) : words).join(' ').replace(/^of\s+/i, '') };
  return { unit, size, rest: after.join(' ').replace(/^of\s+/i, '') };
}

function unitOf(word: string): Unit | null {
  const plain = word.toLowerCase().replace(/\.$/, '');
  return UNITS.find(([, typed]) => typed.test(plain))?.[0] ?? null;
}

/** Units that are never a food. */
function isMeasure(unit: Unit): boolean {
  return unit !== 'can' && unit !== 'bowl';
}
