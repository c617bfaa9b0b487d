import { expect, test } from 'vitest';
import { RATES } from '#contract/limits.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { Rates } from './rate.ts';

test('whoever makes very many buckets does not win back one that counts: never all go', async () => {
  const rates = new Rates({ factor: 1, kept: async () => 1, clock: fixedClock('2026-11-21T12:00:00Z') });
  for (let i = 0; i < 48_000; i += 1) await rates.overAccount('read', `first ${i}`);
  for (let i = 0; i < RATES.write.perAccount; i += 1) expect(await rates.overAccount('write', 'who counts')).toBeNull();
  for (let i = 0; i < 4_000; i += 1) await rates.overAccount('read', `then ${i}`);
  expect(await rates.overAccount('write', 'who counts')).toBe(RATES.write.seconds);
});
