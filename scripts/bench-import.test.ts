import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** What the bench prints for so many megabytes, under a heap of 200 MB. */
function streamed(megabytes: number) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--max-old-space-size=200', 'scripts/bench-import.ts', '--megabytes', String(megabytes)],
    { encoding: 'utf8' },
  );
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as { seconds: number; mostHeapMB: number; records: number; days: number };
}

test('a long export of Apple Health streams by in a heap that does not grow with it', () => {
  const [short, long] = [streamed(4), streamed(32)];
  expect(long.records).toBeGreaterThan(short.records * 7);
  expect(long.days).toBeGreaterThan(100);
  expect(long.mostHeapMB).toBeLessThan(100);
});
