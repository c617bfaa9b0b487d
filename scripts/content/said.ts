/** Words that shame, scare, promise or blur, wherever they stand. A library piece has a longer list of its own. */
const UNSAID =
  /\b(?:(?:is|was|it’s|all|be) your (?:own )?fault|embarrassing|disgusting|shameful for you|unhygienic|lazy|gross|failed to|suffers? from|complains? of|clinically proven|studies show|detox|miracle|you must|simply|young lady)\b/i;
/** What a line on a screen may have, in words of one sentence. */
const MOST_WORDS = 32;

/** What is wrong with how some lines are said: words that shame, straight quotes, a sentence nobody can read aloud. */
export function sayingOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const unsaid = UNSAID.exec(line)?.[0];
    const long = line.split(/[.!?:](?:\s|$)/).find((sentence) => sentence.split(/\s+/).length > MOST_WORDS);
    return [
      ...(unsaid ? [`it says “${unsaid}”: ${line.slice(0, 50)}`] : []),
      ...(/["']/.test(line) ? [`a straight quote: ${line.slice(0, 50)}`] : []),
      ...(long ? [`a sentence of more than ${MOST_WORDS} words: ${long.slice(0, 50)}`] : []),
    ];
  });
}

/** Every text of a JSON value, but for what stands under the keys that are no words on a screen. */
export function textsOf(value: unknown, except: ReadonlySet<string>): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (except.has(key) ? [] : textsOf(one, except)));
}
