import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { screens, type ScreenName } from '#contract/screens.ts';
import { PRODUCT } from '#domain/account/product.ts';
import { tells, unnamed } from '#domain/privacy-mode/plain.ts';
import { DISCREET_WORDS } from '#domain/reminder/reminder-words.ts';
import { LOCK_WORDS, DECOY_WORDS } from '#server/features/privacy-mode/privacy-mode-pages.copy.ts';
import { plainTitle } from '#web/app/privacy-mode/plain-title.ts';
import { makeInstallable } from './installable.ts';

/** Parts of words of health, and of our name, none of which stands anywhere that somebody near the member's sees. */
const OF_HEALTH = [
  'period',
  'womb',
  'fertil',
  'cycle',
  'cyclic',
  'moon',
  'lunar',
  'hearth',
  'bleed',
  'blood',
  'ovulat',
  'ovar',
  'uter',
  'pregnan',
  'conceiv',
  'contracept',
  'menstru',
  'menopaus',
  'hormon',
  'cramp',
  'spotting',
  'sacred',
  'symptom',
  'health',
  'sex',
  'teen',
];
const telling = (seen: ReadonlyMap<string, string>) =>
  [...seen].flatMap(([where, text]) =>
    OF_HEALTH.filter((word) => text.toLowerCase().includes(word)).map((word) => `${where}: ${word}`),
  );

const root = resolve(import.meta.dirname, '../..');
const seen = new Map<string, string>();
let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'discreet-'));
  await makeInstallable(root, dir);
  for (const name of [...(Object.keys(screens) as ScreenName[]), 'notFound' as const])
    seen.set(`title of ${name}`, plainTitle(name));
  seen.set('manifest', await readFile(join(dir, 'plain.webmanifest'), 'utf8'));
  seen.set('icon', await readFile(join(root, 'src/web/app/privacy-mode/plain-icon.svg'), 'utf8'));
  seen.set('push', `${DISCREET_WORDS.title} ${DISCREET_WORDS.text}`);
  seen.set('lock', JSON.stringify(LOCK_WORDS));
  seen.set('measures', JSON.stringify(DECOY_WORDS));
  for await (const file of glob('src/server/**/*.emails.ts', { cwd: root }))
    for (const [at, subject] of subjectsOf(await readFile(join(root, file), 'utf8')).entries())
      seen.set(`${file} ${at}`, unnamed(subject));
});
afterAll(() => rm(dir, { recursive: true }));

test('all of it was found: a title for each screen, and the subjects of every letter', () => {
  expect([...seen.keys()].filter((where) => where.startsWith('title'))).toHaveLength(Object.keys(screens).length + 1);
  for (const file of [
    'account/account.emails.ts',
    'account/account-emails/safety.emails.ts',
    'reminder/reminder.emails.ts',
    'subscription/subscription.emails.ts',
  ])
    expect([...seen.keys()].filter((where) => where.includes(file)).length, file).toBeGreaterThan(1);
  expect([...seen.values()].filter((text) => text.trim() === '')).toEqual([]);
});

test('nothing that is seen of somebody who is discreet says a word of health', () => expect(telling(seen)).toEqual([]));

test.each(['period', 'womb', 'fertility', 'cycle', 'moon', 'hearth', 'bleeding', 'ovulation', 'pregnancy'])(
  '%s, planted in any of it, is found; and toasts give way to it too',
  (word) => {
    for (const [where, text] of seen) expect(telling(new Map([[where, `${text} Your ${word}`]]))).not.toEqual([]);
    expect(tells(`Your ${word} was kept`)).toBe(true);
  },
);

/**
 * The subjects of a file of letters, as they are written there. One that this cannot read fails here, so that none goes
 * by.
 */
function subjectsOf(source: string): string[] {
  return [...source.matchAll(/^\s*(?:return \{ )?subject: (.+?),$/gm)].map(([, said = '']) => {
    if (said === 'DISCREET_WORDS.title') return DISCREET_WORDS.title;
    const text = /^(['`])(?<text>.*)\1$/.exec(said)?.groups?.['text']?.replaceAll('${PRODUCT}', PRODUCT);
    if (text === undefined) throw new Error(`no subject that can be read: ${said}`);
    return text;
  });
}
