import { readAmount, type Amount, type AmountTrouble } from './amount.ts';

/** One thing of a meal as it was typed: the words of it, how much, and what is asked about that. */
export type TypedPart = {
  readonly typed: string;
  readonly words: string;
  readonly amount: Amount;
  readonly trouble: AmountTrouble | null;
};

/** As many things of one meal are told apart. */
const MOST = 20;
/** A comma between two digits belongs to a number. */
const BREAKS = /\s*(?:(?<!\d),|,(?!\d)|[;\n+&•]|\band then\b)\s*/;
const JOINS = /\s+(?:and|with|on|plus|w\/)\s+/i;

/**
 * The things of a meal that was typed in one line: "2 eggs on toast, mint tea". `isOne` says whether words name one
 * thing, so that "mac and cheese" stays one.
 */
export function readTyped(text: string, isOne: (words: string) => boolean): TypedPart[] {
  return text
    .split(BREAKS)
    .flatMap((part) => partsOf(part, isOne))
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .slice(0, MOST)
    .map(partOf);
}

function partsOf(part: string, isOne: (words: string) => boolean): string[] {
  if (!JOINS.test(part) || isOne(readAmount(part).rest)) return [part];
  // "two and a half cups" is a number.
  if (/\band a half\b/i.test(part)) return partsOf(part.replace(/\s+and a half\b/i, ' ½'), isOne);
  const [first = '', ...rest] = part.split(JOINS);
  return [first, ...rest];
}

function partOf(typed: string): TypedPart {
  const { amount, trouble, rest } = readAmount(typed);
  return { typed, words: rest.replaceAll(/^[\s:*-]+|\s+$/g, ''), amount, trouble };
}
