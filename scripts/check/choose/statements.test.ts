import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readStatements, readTexts, shapeOf, unrun, worthiestFiles } from './statements.mjs';

const ran = (files: Record<string, string[]>) =>
  new Map(Object.entries(files).map(([file, shapes]) => [file, new Set(shapes)]));

test('a statement with more values has the same shape, one that asks for something else has not', () => {
  const insert = (rows: string): string => shapeOf(`insert into t (a, b)\n  values ${rows}`);
  expect(insert('($1, $2)')).toBe(insert('($1, $2), ($3, $4), ($5, $6)'));
  expect(shapeOf('select a from t where b = $1')).not.toBe(shapeOf('select a from t where c = $1'));
});

test('the files that are worth their seconds: most new statements a second, none twice, none that does not fit', () => {
  const all = ran({ 'dear.ts': ['a', 'b', 'c', 'd'], 'cheap.ts': ['c', 'd'], 'same.ts': ['d'], 'idle.ts': [] });
  const secondsOf = (file: string): number => (file === 'dear.ts' ? 30 : 1);
  expect(worthiestFiles(all, secondsOf, 10)).toEqual(['cheap.ts']);
  expect(worthiestFiles(all, secondsOf, 60)).toEqual(['cheap.ts', 'dear.ts']);
  expect(worthiestFiles(all, secondsOf, 1)).toEqual([]);
});

test('a statement that did not run is named', () => {
  expect(unrun(ran({ 'one.ts': ['a', 'b'] }), ran({ 'one.ts': ['a'] }))).toEqual(['b']);
});

test('what was written is read by file, also where two workers wrote, and nothing where nothing was', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mh-statements-'));
  const line = (statements: string[]): string => `${JSON.stringify({ file: '/house/src/x.test.ts', statements })}\n`;
  writeFileSync(join(folder, '1.jsonl'), line(['select $1']) + line([]));
  writeFileSync(join(folder, '2.jsonl'), line(['select $1, $2', 'select a']));
  expect(readStatements(folder, '/house')).toEqual(ran({ 'src/x.test.ts': ['select $', 'select a'] }));
  expect(readTexts(folder)).toEqual(['select $1, $2', 'select a']);
  rmSync(folder, { recursive: true });
  expect(readStatements(folder, '/house').size).toBe(0);
  expect(readTexts(folder)).toEqual([]);
});
