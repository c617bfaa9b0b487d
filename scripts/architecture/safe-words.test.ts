import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from './files.ts';
import { ROOT } from './finding.ts';

/** What no text may say of a day: that nothing can happen on it (issue of the forecast, decisions 4). */
const PROMISED = /\bsafe(?:st|r)?\s+(?:day|days|time|window)\b|\binfertile\b(?! women)|\bcan(?:not|'t) get pregnant\b/i;

test.each(['these are safe days', 'the safest time', 'infertile', "you can't get pregnant"])(
  'would find "%s"',
  (words) => {
    expect(words).toMatch(PROMISED);
  },
);

test('no text of the product calls a day safe', () => {
  const files = listFiles(ROOT, ['src', 'content']).filter(
    // The list of words that are taken out where fertility is hidden names them.
    (file) => /\.(?:tsx?|json|md)$/.test(file) && !/\.test\.tsx?$|\/fertility-words\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => PROMISED.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
