const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ',,twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety'.split(',');
const FRACTIONS: Readonly<Record<string, string>> = {
  ...{ '½': 'half', '⅓': 'a third', '⅔': 'two thirds', '¼': 'a quarter', '¾': 'three quarters', '⅛': 'an eighth' },
  ...{
    '1/2': 'half',
    '1/3': 'a third',
    '2/3': 'two thirds',
    '1/4': 'a quarter',
    '3/4': 'three quarters',
    '1/8': 'an eighth',
  },
};
const FRACTION = '[½⅓⅔¼¾⅛]|1/2|1/3|2/3|1/4|3/4|1/8';
/** Weights and volumes that stand beside a household measure: the measure is enough. */
const ASIDE = /\s*\((?:about |around )?\d[\d.,/½¼¾–-]*\s*(?:g|grams?|kg|ml|l|oz|ounces?|lb)\b[^)]*\)/gi;

/** A part of one thing, "½ onion", and what it is a part of. What has its article, or is heaped, is said as it stands. */
const PART_OF_ONE = new RegExp(
  `(?<![\\d/]|heaped )(${FRACTION}) (?!an? |of |the |and |or |to |in |at )(?=([a-z]))`,
  'g',
);

/** A whole number up to 999 in words; larger ones stay as they are. */
export function numberInWords(count: number): string {
  if (count < 20) return ONES[count] ?? String(count);
  if (count < 100) return `${TENS[Math.floor(count / 10)]}${count % 10 ? `-${ONES[count % 10]}` : ''}`;
  if (count >= 1000) return String(count);
  return `${ONES[Math.floor(count / 100)]} hundred${count % 100 ? ` and ${numberInWords(count % 100)}` : ''}`;
}

/**
 * A line of a recipe without a number in digits, but for names that have one (G6PD, omega-3): "1½ cups oats, 20 minutes" is "one and a half cups oats, twenty minutes". Weights
 * in brackets go.
 */
export function inWords(line: string): string {
  const said = line
    .replaceAll(ASIDE, '')
    .replaceAll(new RegExp(`(\\d+)\\s*(${FRACTION})(?!\\d)`, 'g'), (whole, count: string, part: string) =>
      part.includes('/') && !/\s/.test(whole) ? whole : `${numberInWords(Number(count))} and ${halfOf(part)}`,
    )
    .replaceAll(PART_OF_ONE, (_, part: string, next: string) => {
      const article = 'aeiou'.includes(next) ? 'an' : 'a';
      return `${FRACTIONS[part] ?? part}${FRACTIONS[part] === 'half' ? '' : ' of'} ${article} `;
    })
    .replaceAll(new RegExp(`(?<![\\d/])(${FRACTION})(?![\\d/])`, 'g'), (part: string) => FRACTIONS[part] ?? part)
    .replaceAll(/(\d)\s*[–-]\s*(?=\d)/g, '$1 to ')
    .replaceAll(/\d{1,3}(?:,\d{3})+/g, (number) => number.replaceAll(',', ''))
    .replaceAll(
      /(\d+)[.,](\d+)/g,
      (_, whole: string, parts: string) =>
        `${numberInWords(Number(whole))} point ${[...parts].map((digit) => ONES[Number(digit)]).join(' ')}`,
    )
    .replaceAll(/(?<![\p{L}\d]|\p{L}-)\d+/gu, (count) => wordsOf(Number(count)));
  return said
    .replaceAll(/(?<!heaped |a )half (teaspoon|tablespoon|cup)\b/g, 'half a $1')
    .replace(/^\p{Ll}/u, (letter) => (/^[\d½⅓⅔¼¾⅛]/.test(line) ? letter.toUpperCase() : letter));
}

function halfOf(part: string): string {
  const said = FRACTIONS[part] ?? part;
  return said === 'half' ? 'a half' : said;
}

/** Also above 999, digit by digit in thousands: no digit may be left. */
function wordsOf(count: number): string {
  if (count < 1000) return numberInWords(count);
  const rest = count % 1000;
  return `${wordsOf(Math.floor(count / 1000))} thousand${rest ? ` ${numberInWords(rest)}` : ''}`;
}
