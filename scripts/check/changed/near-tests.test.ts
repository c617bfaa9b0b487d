import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changedFiles } from './changed-files.mjs';
import { fitting, nearTests } from './near-tests.mjs';

const IMPORTS: Record<string, string[]> = {
  'src/web/features/moon/moon.test.tsx': ['src/web/features/moon/moon.tsx'],
  'src/web/features/moon/moon.tsx': ['src/web/ui/card.tsx'],
  'src/web/ui/card.test.tsx': ['src/web/ui/card.tsx'],
  'src/web/ui/card.tsx': ['src/web/ui/text.tsx'],
  'src/web/ui/other.test.tsx': ['src/web/ui/other.tsx'],
  'src/web/features/quiz/quiz.test.tsx': [],
};
const TESTS = Object.keys(IMPORTS).filter((file) => file.includes('.test.'));
const near = (...changed: string[]): string[] =>
  nearTests(TESTS, { changed, importsOf: (file: string) => IMPORTS[file] ?? [] });

test('the tests that lead to a change come by how many imports lie between, and no others', () => {
  expect(near('src/web/platform/x.ts')).toEqual([]);
  expect(near('src/web/ui/deep/text.tsx', 'src/web/features/moon/moon.tsx')).toEqual([
    'src/web/features/moon/moon.test.tsx',
  ]);
  IMPORTS['src/web/ui/card.tsx'] = ['src/web/ui/deep/text.tsx'];
  expect(near('src/web/ui/deep/text.tsx')).toEqual(['src/web/ui/card.test.tsx', 'src/web/features/moon/moon.test.tsx']);
});

test('a test that changed itself comes first, then those of a touched feature, whichever layer was touched', () => {
  expect(near('src/domain/quiz/quiz.ts', 'src/web/ui/other.test.tsx')[0]).toBe('src/web/ui/other.test.tsx');
  expect(near('src/domain/quiz/quiz.ts')).toEqual(['src/web/features/quiz/quiz.test.tsx']);
});

test('as many run as fit into the seconds, the nearest in any case, and the others are left out', () => {
  const secondsOf = (test: string): number => (test === 'dear' ? 100 : 4);
  expect(fitting(['a', 'b', 'c'], { seconds: 9, secondsOf })).toEqual({ taken: ['a', 'b'], out: ['c'] });
  expect(fitting(['dear', 'b'], { seconds: 9, secondsOf })).toEqual({ taken: ['dear'], out: ['b'] });
  expect(fitting([], { seconds: 9, secondsOf })).toEqual({ taken: [], out: [] });
});

test('changed is what differs from a revision, what is new and what is gone; a revision that is none is told', () => {
  const root = mkdtempSync(join(tmpdir(), 'mh-changed-'));
  const git = (...args: string[]) =>
    spawnSync('git', ['-C', root, '-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args]);
  git('init', '-q');
  for (const name of ['kept', 'edited', 'gone']) writeFileSync(join(root, name), 'one');
  git('add', '.');
  git('commit', '-q', '-m', 'first');
  writeFileSync(join(root, 'edited'), 'two');
  rmSync(join(root, 'gone'));
  writeFileSync(join(root, 'new'), 'one');
  expect(changedFiles(root, 'HEAD')).toEqual(['edited', 'gone', 'new']);
  expect(() => changedFiles(root, 'nowhere')).toThrow('nowhere');
  rmSync(root, { recursive: true });
});
