const WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
] as const;

/** A whole number as a word up to `most` (at most twenty), as figures above: "nine", "13". Nothing is "no". */
export function numberWord(count: number, most = 12): string {
  return (count <= most && WORDS[count]) || String(count);
}
