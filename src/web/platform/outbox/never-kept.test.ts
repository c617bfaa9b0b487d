import { expect, test } from 'vitest';
import { table, type RouteName } from '#contract/table.ts';
import { mayBeKept } from './never-kept.ts';

const names = Object.keys(table) as RouteName[];

test('no call that a visitor may make is kept: signing in and out, passwords, registering', () => {
  const open = names.filter((name) => table[name].access.who === 'public' && table[name].method !== 'GET');
  expect(open.length).toBeGreaterThan(5);
  expect(open.filter(mayBeKept)).toEqual([]);
});

test('no call about a plan or a payment is kept', () => {
  const paying = names.filter(
    (name) => table[name].path.startsWith('/api/subscription') && table[name].method !== 'GET',
  );
  expect(paying.length).toBeGreaterThan(5);
  expect([...paying, ...names.filter((name) => /checkout|payment|portal/i.test(name))].filter(mayBeKept)).toEqual([]);
});

test.each(['putDayLog', 'startPeriod', 'editCycle', 'patchUser', 'makeSymptom', 'putLifeStage'] as const)(
  '%s is',
  (name) => expect(mayBeKept(name)).toBe(true),
);
