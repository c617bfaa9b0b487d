import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from './files.ts';
import { ROOT } from './finding.ts';

/**
 * "(McNulty and others, Sports Medicine 2020, 78 studies)": a name first, a year somewhere, several parted by
 * semicolons.
 */
const IN_BRACKETS = /\(([^()]*\b(?:19|20)\d\d\b[^()]*)\)/g;
/** "FIGO (2018)", "NHS, Period pain (read 2026)": the name before the bracket. */
const BEFORE_BRACKETS =
  /(\p{Lu}[\p{L}\d]*(?:,? (?:\p{Lu}[\p{L}]*|\d+|pain|bleeding))*) \((?:read )?((?:19|20)\d\d)\)/gu;
/** "FIGO 2018" in running words. */
const GUIDELINES = /\b(FIGO|ACOG|NICE|RCOG|WHO|ESHRE|FSRH|RACGP)\b[^.'`]{0,40}?\b((?:19|20)\d\d)\b/g;
const NAME_FIRST = /^(?:the word and the 90 % are from )?(?:\p{Lu}\. )?(\p{Lu}[\p{L}-]{2,})/u;
/** "NHS, Blood clots, read 2026": a page is named whole. */
const PAGE = /^(\p{Lu}[^;]*), read (?:19|20)\d\d$/u;
/** A source in parts, as the folded list at the foot of a page takes it: `{ name: 'Larkin and others', year: 2006 }`. */
const IN_PARTS = /\bname: '([^']+)'[^{}]*?\byear: '?(?:read )?((?:19|20)\d\d)/g;
/** A page as one text of its own: 'NHS, Cramps, read 2026', 'NHS, Cramps (read 2026)'. */
const ALONE = /'(\p{Lu}[^'();]*?)(?:,| \() ?read ((?:19|20)\d\d)\)?\.?'/gu;
/** A work as one text of its own, its publisher first: 'FSRH, Contraception over 40 (2017)'. */
const TITLED = /'(\p{Lu}\p{L}+), [^'();]* \(((?:19|20)\d\d)\)\.?'/gu;
const MONTHS = /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/;
type Named = { readonly name: string; readonly year: string };

/** The sources that a text names with a year. */
function namedIn(text: string): Named[] {
  const words = text.replace(/\n\s*(?:\*|\/\/) ?/g, ' ');
  const inside = [...words.matchAll(IN_BRACKETS)]
    .flatMap(([, bracket = '']) => bracket.split(';'))
    .flatMap((part) => {
      const name = PAGE.exec(part.trim())?.[1] ?? NAME_FIRST.exec(part.trim())?.[1];
      const year = /\b(?:19|20)\d\d\b(?![-\d])/.exec(part)?.[0];
      return name && year && !MONTHS.test(name) ? [{ name, year }] : [];
    });
  const before = [BEFORE_BRACKETS, GUIDELINES].flatMap((shape) =>
    [...words.matchAll(shape)].map(([, name = '', year = '']) => ({ name, year })),
  );
  const inParts = [...text.matchAll(IN_PARTS)].flatMap(([, whole = '', year = '']) => {
    const name = NAME_FIRST.exec(whole)?.[1];
    return name ? [{ name, year }] : [];
  });
  const alone = [ALONE, TITLED].flatMap((shape) =>
    [...text.matchAll(shape)].map(([, name = '', year = '']) => ({ name, year })),
  );
  return [...inside, ...before, ...inParts, ...alone];
}

const headings = readFileSync(join(ROOT, 'docs/sources.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('### '));
const straight = (words: string) => words.replaceAll('’', "'");
const isNamed = (heading: string, { name, year }: Named) =>
  straight(heading).includes(straight(name)) && heading.includes(year);
const isListed = (source: Named) => headings.some((heading) => isNamed(heading, source));

test.each([
  ['told (Larkin and others, Journal of Tides 2019).', 'Larkin 2019'],
  ['/** Days (Lenton et al. 1984;\n * Larkin et al. 2006). */', 'Larkin 2006'],
  ["source: 'NHS, Cramps (read 2026)'", 'NHS, Cramps 2026'],
  ["what: 'WHO (2031)'", 'WHO 2031'],
  ['FIGO 1999 says', 'FIGO 1999'],
  ["sources: [{ name: 'Larkin and Moss', title: 'Journal of Tides', year: 1999 }]", 'Larkin 1999'],
  ["sources: ['NHS, Cold hands, read 2026.']", 'NHS, Cold hands 2026'],
  ["sources: ['CDC, Signs that are cold (read 2026)']", 'CDC, Signs that are cold 2026'],
  ["cold: 'Larkin, Cold hands of those who are aged over 40 years (1999)'", 'Larkin 1999'],
  ['a doctor today. (NHS, Blood clots, read 2026; NHS, Cold hands, read 2026)', 'NHS, Cold hands 2026'],
])('an invented source is found in %j', (text, invented) => {
  const missing = namedIn(text)
    .filter((named) => !isListed(named))
    .map(({ name, year }) => `${name} ${year}`);
  expect(missing).toContain(invented);
});

const files = listFiles(ROOT, ['src/domain', 'src/web', 'src/server', 'content']).filter(
  (file) => /\.(?:tsx?|md|json)$/.test(file) && !/\.(?:test|sample)\.|fixtures|\/(?:import|gallery)\//.test(file),
);
const named = files.flatMap((file) =>
  namedIn(readFileSync(join(ROOT, file), 'utf8')).map((source) => ({ file, ...source })),
);

// An article brings its sources in its own head, each with how it was read; `npm run content` holds the text to them.
const isArticle = (file: string) => /^content\/(?:wisdom|womb-health|health-guide|wellness|meals)\//.test(file);

test('every source that is named has an entry that says what was read of it', () => {
  expect(named.filter((source) => !isArticle(source.file) && !isListed(source))).toEqual([]);
});

test('the search sees the sources that are there, and every entry with a year is still named', () => {
  const unnamed = headings.filter(
    (heading) => /\d{4}/.test(heading) && !named.some((source) => isNamed(heading, source)),
  );
  expect(unnamed).toEqual([]);
});
