import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../architecture/finding.ts';
import { checkContent } from './check-content.ts';
import { checkArchetypes, checkFlow } from './kinds/flow.ts';
import { checkGlossary } from './kinds/glossary.ts';
import { checkMeals } from './kinds/meals.ts';
import { checkMeditations } from './kinds/meditations.ts';
import { checkQuiz } from './kinds/quiz.ts';
import { checkReadMore } from './kinds/read-more.ts';
import { checkWellness } from './kinds/wellness.ts';
import { checkWisdom } from './kinds/wisdom.ts';
import type { Report } from './report.ts';

const scratch = mkdtempSync(join(tmpdir(), 'content-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** A copy of content/`kind` in which `change` was made to one file. */
function planted(kind: string, file: string, change: (text: string) => string): URL {
  const folder = mkdtempSync(join(scratch, 'planted-'));
  cpSync(join(ROOT, 'content', kind), folder, { recursive: true });
  const before = readFileSync(join(folder, file), 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(join(folder, file), after);
  return pathToFileURL(`${folder}/`);
}
const told = ({ files, notes }: Report) => [...files.flatMap(({ problems }) => problems), ...notes].join('\n');

test('all content keeps its rules, each kind is looked at, and what is due is told a year from now', async () => {
  const reports = await checkContent('2026-11-24');
  expect(reports.map(({ kind }) => kind.split(' ')[0])).toEqual(
    expect.arrayContaining(['wisdom', 'glossary', 'lines', 'guides', 'meals', 'weeks', 'meditations', 'wellness', 'quiz', 'flow', 'archetypes']),
  );
  expect(reports.flatMap(({ files }) => files.flatMap(({ file, problems }) => problems.map((one) => `${file}: ${one}`)))).toEqual([]);
  const later = await checkContent('2028-01-01');
  for (const kind of ['wisdom', 'guides', 'meals', 'weeks', 'meditations', 'wellness', 'quiz'])
    expect(later.find((one) => one.kind === kind)?.notes.join('\n'), kind).toContain('due since');
});

const QUIZ = (change: (text: string) => string, file = 'cycle.json') => checkQuiz(planted('quiz', file, change));

test.each([
  ['a library piece with a dead link', () => checkWisdom(planted('wisdom', 'warmth.md', (text) => text.replace('related: [', 'related: [nowhere, '))), 'leads to nowhere'],
  ['a library piece that blames', () => checkWisdom(planted('wisdom', 'warmth.md', (text) => `${text}\nIt’s your fault.\n`)), 'your fault'],
  ['a meditation of no kind', () => checkMeditations(planted('meditations', 'boat.json', (text) => text.replace('"kind"', '"sort"'))), 'boat.json'],
  ['a meal called by another name', () => checkMeals(planted('meals', 'ash-reshteh.md', (text) => text.replace('id: ash-reshteh', 'id: other'))), 'called by another id'],
  ['a sequence of no way', () => checkWellness(planted('wellness', 'anchor.json', (text) => text.replace('"way"', '"weigh"'))), 'way'],
  ['a question without a source', () => QUIZ((text) => text.replace(/"source": "[^"]+"/, '"source": "nobody"')), 'names a source'],
  ['a source that nothing rests on', () => QUIZ((text) => text.replace('[', '[{"id":"spare","organisation":"An office","title":"A page","year":2026,"yearOf":"read","address":"a.example","read":"text","reviewedOn":"2026-11-21"},'), 'sources.json'), 'no question rests on “spare”'],
  ['one question asked twice', () => QUIZ((text) => { const [first, second] = [...text.matchAll(/"ask": "([^"]+)"/g)]; return text.replace(second?.[1] ?? '', first?.[1] ?? ''); }), 'asks what'],
  ['a question that shames', () => QUIZ((text) => text.replace(/"why": "/, '"why": "That is embarrassing. ')), 'it says “embarrassing”'],
  ['right answers that stand in one place', () => QUIZ((text) => text.replaceAll(/"right": \d/g, '"right": 0')), 'the right ones stand'],
  ['a question with a straight quote', () => QUIZ((text) => text.replace(/"why": "/, '"why": "It\'s so. ')), 'a straight quote'],
  ['a flow with too few lines', () => checkFlow(planted('flow', 'settle.json', () => '["One line alone."]')), 'settle.json'],
  ['a flow that preaches', () => checkFlow(planted('flow', 'settle.json', (text) => text.replace('["', '["You must be still. ').replace(/\[\s+"/, '["You must be still. '))), 'it says “You must”'],
  ['an archetype without a name', () => checkArchetypes(planted('archetypes', 'archetypes.json', (text) => text.replace(/"name": "[^"]+",/, ''))), 'archetypes.json'],
  ['an answer that leans nowhere', () => checkArchetypes(planted('archetypes', 'questions.json', (text) => text.replace('"leans": "ember"', '"leans": "stone"'))), 'questions.json'],
  ['a line to read that leads nowhere', () => checkReadMore({ 'phase:rest': ['warmth', 'nowhere'] }), 'leads to “nowhere”'],
  ['a line to read without anything for teens', () => checkReadMore({ 'archetype:ember': ['dryness'] }), 'has nothing for teens'],
] as const)('%s is found', async (_, check, says) => expect(told(await check())).toContain(says));

test('a word that is explained in two ways is noted, whichever folder it stands in', async () => {
  expect(told(await checkGlossary())).toBe('');
  const root = planted('', 'womb-health/pcos.md', (text) => text.replace(/term: "PCOS", means: "/, 'term: "PCOS", means: "Otherwise: '));
  expect(told(await checkGlossary(root))).toMatch(/“pcos” is explained in 2 ways: .*womb-health\/pcos\.md/);
});
