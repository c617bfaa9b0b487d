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

test('what each process counts by itself is divided by how many there are; what the database counts is not', async () => {
  let kept = 0;
  const rates = new Rates({
    factor: 1,
    processes: 4,
    kept: async () => (kept += 1),
    clock: fixedClock('2026-11-21T12:00:00Z'),
  });
  const admitted = async (name: 'write' | 'login' | 'register', most: number) => {
    let count = 0;
    for (let call = 0; call < most; call += 1) if ((await rates.overAccount(name, 'her')) === null) count += 1;
    return count;
  };
  expect(await admitted('write', RATES.write.perAccount)).toBe(RATES.write.perAccount / 4);
  expect(await admitted('login', RATES.login.perAccount + 1)).toBe(RATES.login.perAccount);
  // The feature counts them for all: here they are only held in bounds.
  expect(await admitted('register', RATES.register.perAccount + 1)).toBe(RATES.register.perAccount);
});

test('sign-in, registration, the mails of it, payments and exports are counted for all processes', () =>
  expect(Object.entries(RATES).flatMap(([name, { kept }]) => (kept ? [name] : []))).toEqual(
    expect.arrayContaining(['login', 'register', 'mail', 'checkout', 'billing', 'export', 'archive', 'deletion']),
  ));
