import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../start/places.mjs';
import { dateTests } from './date-tests.mjs';
import { resolveImport } from './imports.mjs';

const FILES = {
  'src/domain/calendar/day.ts': 'export const day = (at: number) => new Date(at).getDate();\n',
  'src/domain/cycle/length.ts': "import { day } from '../calendar/day.ts';\nexport const length = day(1);\n",
  'src/domain/cycle/length.test.ts': "import { length } from './length.ts';\n",
  'src/domain/cycle/late.test.ts': "const { length } = await import('./length.ts');\n",
  'src/domain/words/words.ts': "import type { day } from '../calendar/day.ts';\nexport type Day = typeof day;\n",
  'src/domain/words/words.test.ts': "import type { Day } from './words.ts';\nimport { test } from 'vitest';\n",
  'src/contract/kit/kit.test.ts': "import {\n  length,\n} from '#domain/cycle/length.ts';\n",
};

test('a test is of dates where its code reaches one, by whatever way, and not where only a type does', () => {
  const root = mkdtempSync(join(tmpdir(), 'mh-dates-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  expect(dateTests(root)).toEqual([
    'src/contract/kit/kit.test.ts',
    'src/domain/cycle/late.test.ts',
    'src/domain/cycle/length.test.ts',
  ]);
  rmSync(root, { recursive: true });
});

test('the tests of the calendar, of cycles and of phases are among them, those of names and passwords are not', () => {
  const chosen = dateTests(ROOT);
  for (const rule of ['calendar/today', 'calendar/local-date', 'cycle/phases', 'reminder/decide'])
    expect(chosen).toContain(`src/domain/${rule}.test.ts`);
  for (const rule of ['account/password', 'picture/picture-head'])
    expect(chosen).not.toContain(`src/domain/${rule}.test.ts`);
});

test.each([
  ['src/web/a/b.ts', '../c.ts', 'src/web/c.ts'],
  ['src/web/a/b.ts', '#domain/x/y.ts', 'src/domain/x/y.ts'],
  ['src/web/a/b.ts', 'react', null],
])('what %s means by %s', (from, asked, file) => {
  expect(resolveImport(from, asked)).toBe(file);
});
