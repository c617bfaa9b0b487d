import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { readAgainWith, type CruelWords } from './cruel-words.ts';

const LISTS = new URL('../../../content/circle/cruel-words.json', import.meta.url);
const lists = JSON.parse(readFileSync(LISTS, 'utf8')) as CruelWords;
const readAgain = readAgainWith(lists);
const schema = z.array(
  z.strictObject({
    group: z.string().min(3),
    level: z.enum(['harm', 'cruel', 'rough']).nullable(),
    texts: z.array(z.string().min(2).max(200)).min(4),
  }),
);
const read = (file: string) => schema.parse(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')));
// The lists and frames were written with the first file in sight; no rule has followed the second.
const SETS = {
  tuned: { corpus: read('cruel-corpus.json'), missed: 0.1, alarms: 0.1, heldWrongly: 0 },
  'held out': { corpus: read('cruel-held-out.json'), missed: 0.3, alarms: 0.1, heldWrongly: 1 },
} as const;

it('the held-out sentences are many, half of them harmless, and none is in both files', () => {
  const texts = (name: keyof typeof SETS) => SETS[name].corpus.flatMap((group) => group.texts);
  expect(texts('held out').length).toBeGreaterThanOrEqual(80);
  const harmless = SETS['held out'].corpus.filter(({ level }) => level === null).flatMap((group) => group.texts).length;
  expect(harmless / texts('held out').length).toBeGreaterThan(0.45);
  expect(harmless / texts('held out').length).toBeLessThan(0.6);
  expect(texts('tuned').filter((text) => texts('held out').includes(text))).toEqual([]);
});

it.each(['tuned', 'held out'] as const)('cruel words, %s: hits, misses and false alarms', (name) => {
  const { corpus, ...floors } = SETS[name];
  const all = corpus.flatMap(({ level, texts }) => texts.map((text) => ({ level, found: readAgain(text) })));
  for (const { group, level, texts } of corpus)
    process.stdout.write(
      `${name}, ${group.padEnd(50)} ${texts.filter((text) => readAgain(text) === level).length} of ${texts.length} read as ${level ?? 'nothing'}\n`,
    );
  const cruel = all.filter(({ level }) => level !== null);
  const missed = cruel.filter(({ found }) => found === null).length;
  const harmless = all.length - cruel.length;
  const alarms = all.filter(({ level, found }) => level === null && found !== null).length;
  const hits = cruel.length - missed;
  process.stdout.write(
    `${name}: ${hits} hits, ${missed} misses, ${alarms} false alarms, ${harmless - alarms} rightly quiet, recall ${Math.round((100 * hits) / cruel.length)} %, precision ${Math.round((100 * hits) / (hits + alarms))} %\n`,
  );
  expect(missed / cruel.length).toBeLessThanOrEqual(floors.missed);
  expect(alarms / harmless).toBeLessThanOrEqual(floors.alarms);
  // What is held must be right: nobody waits for a moderator because of a kind word.
  const heldWrongly = all.filter(({ level, found }) => level !== 'harm' && found === 'harm').length;
  expect(heldWrongly).toBeLessThanOrEqual(floors.heldWrongly);
});

it('every listed word is found where it is aimed, and a long text is read in time', () => {
  for (const harm of lists.harm) expect(readAgain(`ok ${harm.replace('$', '')}.`), harm).toBe('harm');
  for (const insult of [...lists.insults, ...lists.body])
    expect(readAgain(`you are ${insult.replace('*', '')}`), insult).toMatch(/cruel|harm/);
  const started = performance.now();
  readAgain('you are so very really such a '.repeat(170));
  expect(performance.now() - started).toBeLessThan(500);
});
