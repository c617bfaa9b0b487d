import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sweepLogFile } from './log-file.ts';

const file = join(mkdtempSync(join(tmpdir(), 'moonhearth-')), 'postgres.log');
const OLD = '2026-10-22 11:59:59.999 UTC [7] LOG:  an old line\n\tand what belongs to it\n';
const YOUNG = '2026-10-22 12:00:00.000 UTC [7] LOG:  a young line\n\tand what belongs to it\n';
const before = new Date('2026-10-22T12:00:00Z');

it('takes what is older and leaves the rest as it stood', async () => {
  expect(await sweepLogFile(file, before)).toBe(0);
  writeFileSync(file, OLD + YOUNG);
  expect(await sweepLogFile(file, before)).toBe(2);
  expect(readFileSync(file, 'utf8')).toBe(YOUNG);
  expect(await sweepLogFile(file, before)).toBe(0);
  expect(await sweepLogFile(file, new Date(before.getTime() + 1))).toBe(2);
  expect(readFileSync(file, 'utf8')).toBe('');
});
