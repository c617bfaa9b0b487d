/** What a teen is asked to leave out of what others read: her full name, her school, the place where she lives. */
export type PrivateDetail = 'name' | 'school' | 'town';

const WORD = String.raw`\p{Lu}[\p{L}’'-]+`;
const MIDDLE = String.raw`(?:\s+(?:of|the|and|for|de|la|St\.?))?`;
const SCHOOL = String.raw`(?:High School|Middle School|Elementary School|Primary School|Secondary School|Grammar School|Girls[’']? School|School|High|Academy|College|Gymnasium|Lyc[eé]e|Lyceum|Prep)`;
/** Words with a capital that are no name of a place: days, months, and what a sentence about a mood goes on with. */
const NO_PLACE = String.raw`(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|January\b|February\b|March\b|April\b|May\b|June\b|July\b|August\b|September\b|October\b|November\b|December\b|I\b|God\b|TV\b)`;

const PATTERNS: readonly (readonly [PrivateDetail, RegExp])[] = [
  [
    'name',
    new RegExp(
      String.raw`\b(?:[Mm]y (?:full |real )?name(?:[’']s| is)|[Ii](?:[’']m| am) called|[Cc]all me)\s+${WORD}`,
      'u',
    ),
  ],
  ['name', new RegExp(String.raw`\b(?:I[’']m|I am|i[’']m|i am|[Tt]his is)\s+${NO_PLACE}${WORD}\s+${WORD}\b`, 'u')],
  [
    'school',
    new RegExp(
      String.raw`\b(?!(?:Middle|High|Primary|Secondary|Elementary|Grammar|My|Our|His|Her|Your|Their|The|This|At|In|After|Before|When|Is|Does|Do|And|But)\s)${WORD}${MIDDLE}(?:\s+${WORD})?\s+${SCHOOL}(?![\p{L}])`,
      'u',
    ),
  ],
  ['school', new RegExp(String.raw`\b[Mm]y school(?:[’']s name is|[’']s called| is called| is)\s+${WORD}`, 'u')],
  ['town', new RegExp(String.raw`\b(?:live|living|moved|grew up) (?:in|near|to|at|outside)\s+${NO_PLACE}${WORD}`, 'u')],
  ['town', new RegExp(String.raw`\b(?:I[’']m|I am|i[’']m|i am|we[’']re|come|comes) from\s+${NO_PLACE}${WORD}`, 'u')],
];

/**
 * What stands in a text that could tell others who its writer is. `last` is the writer's own last name, which is told
 * wherever it stands. A pattern guesses: it leads to a question, never to a refusal.
 */
export function privateDetailsIn(text: string, { last }: { readonly last: string | null }): PrivateDetail[] {
  const found = new Set(PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind));
  if (last && last.length > 2 && wordsOf(text).has(last.toLowerCase())) found.add('name');
  return (['name', 'school', 'town'] as const).filter((kind) => found.has(kind));
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}’'-]+/gu) ?? []);
}
