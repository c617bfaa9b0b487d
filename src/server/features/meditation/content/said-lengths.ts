const ONES = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen',
  'eighteen nineteen',
]
  .join(' ')
  .split(' ');
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const NUMBER = String.raw`(?:\d+|[a-z]+(?:-[a-z]+)?)`;
const PATTERNS: readonly { readonly find: RegExp; readonly seconds: (number: number) => number }[] = [
  { find: new RegExp(String.raw`\b(${NUMBER}) minutes? and a half`, 'g'), seconds: (number) => number * 60 + 30 },
  { find: /\b(half) a minute\b/g, seconds: () => 30 },
  { find: new RegExp(String.raw`(?<!half )\b(${NUMBER}) minutes?\b(?! and a half)`, 'g'), seconds: (number) => number * 60 },
  { find: new RegExp(String.raw`\b(${NUMBER}) seconds?\b`, 'g'), seconds: (number) => number },
];

/** The lengths of time that a sentence names, in seconds: "a minute" is 60, "twenty-five seconds" 25, "half a minute" 30. */
export function lengthsSaid(text: string): number[] {
  const small = text.toLowerCase();
  return PATTERNS.flatMap(({ find, seconds }) =>
    [...small.matchAll(find)].flatMap(([, said = '']) => {
      const number = said === 'half' ? 0 : numberOf(said);
      return number === null ? [] : [seconds(number)];
    }),
  );
}

/** "7", "seven", "twenty-five", and "a" for one; null for what is no number. */
function numberOf(said: string): number | null {
  if (/^\d+$/.test(said)) return Number(said);
  if (said === 'a') return 1;
  const [first = '', second] = said.split('-');
  const ten = TENS.indexOf(first);
  if (ten < 2) return second === undefined && ONES.includes(first) ? ONES.indexOf(first) : null;
  const one = second === undefined ? 0 : ONES.indexOf(second);
  return one < 0 || one > 9 ? null : ten * 10 + one;
}
