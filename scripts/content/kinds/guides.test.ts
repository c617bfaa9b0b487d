import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../architecture/finding.ts';
import { checkGuide, checkGuides } from './guides.ts';

const NAME = 'pcos.md';
const text = readFileSync(join(ROOT, 'content/womb-health', NAME), 'utf8');
const pieces = new Set(['living-with-pcos', 'thyroid-and-cycles', 'body-in-the-mirror', 'ten-minutes-with-a-doctor']);

test('every guide keeps the rules, and there is one for each condition that is asked about', async () => {
  const { files } = await checkGuides();
  expect(files.length).toBe(12);
  expect(files.flatMap(({ file, problems }) => problems.map((problem) => `${file}: ${problem}`))).toEqual([]);
});

test.each([
  ['a source nobody has', (whole: string) => whole.replace(/\[\d+\]/, '[99]'), '[99] has no source'],
  ['no red flags', (whole: string) => whole.replace(/## [^\n]* if\n[^]*?(?=## What it is)/, ''), 'begin with its red flags'],
  ['a missing part', (whole: string) => whole.replace('## Living with it', '## Living'), 'a part is missing'],
  ['a straight quote', (whole: string) => `${whole}\nDon't.\n`, 'a straight quote'],
  ['a word that preaches', (whole: string) => `${whole}\nYou should rest.\n`, 'the word “should”'],
  ['a dead link', (whole: string) => whole.replace('related: [', 'related: [nowhere, '), 'leads to “nowhere”'],
  ['a mark that is none', (whole: string) => `${whole}\n<b>x</b>\n`, 'HTML'],
  ['another name', (whole: string) => whole.replace('id: pcos', 'id: other'), 'not the name of its file'],
])('%s is found', (_, plant, problem) => {
  const planted = plant(text);
  expect(planted).not.toBe(text);
  expect(checkGuide(NAME, text, pieces).problems).toEqual([]);
  expect(checkGuide(NAME, planted, pieces).problems.join('\n')).toContain(problem);
});

test('a red flag that rests on hearsay alone is found', () => {
  const [, cited = ''] = /## [^\n]* if\n[^]*?\[(\d+)\]/.exec(text) ?? [];
  const planted = text.replace(new RegExp(`(\\{n: ${cited}, .*seen: )\\w+`), '$1secondary');
  expect(checkGuide(NAME, planted, pieces).problems.join('\n')).toContain('rests on hearsay alone');
});
