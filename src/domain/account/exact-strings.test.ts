import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EXACT_STRINGS } from './exact-strings.ts';

const SRC = join(import.meta.dirname, '../..');
const WHERE = ['web/**/*.copy.ts', 'web/ui/**/*.tsx', 'domain/**/*.ts'];
const files = globSync(WHERE, { cwd: SRC }).filter((file) => !/\.test\.tsx?$/.test(file) && !file.endsWith('exact-strings.ts'));
const source = files.map((file) => readFileSync(join(SRC, file), 'utf8').replaceAll("\\'", "'")).join('\n');

test('there are sources to look in', () => {
  expect(files.length).toBeGreaterThan(20);
});

test.each(EXACT_STRINGS)('%j is what a screen says', (text) => {
  expect(source.includes(text.replace('{product}', '${PRODUCT}'))).toBe(true);
});

test('none has a typographic apostrophe or ellipsis, and none stands twice', () => {
  expect(EXACT_STRINGS.filter((text) => /[\u2018\u2019\u2026]/.test(text))).toEqual([]);
  expect(new Set(EXACT_STRINGS).size).toBe(EXACT_STRINGS.length);
});
