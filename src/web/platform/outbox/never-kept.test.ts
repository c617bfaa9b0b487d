import { expect, test } from 'vitest';
import { table, type RouteName } from '#contract/table.ts';
import { mayBeKept } from './never-kept.ts';

const names = Object.keys(table) as RouteName[];

test('no call that a visitor may make is kept: signing in and out, passwords, registering', () => {
  const open = names.filter((name) => table[name].access.who === 'public' && table[name].method !== 'GET');
  expect(open.length).toBeGreaterThan(5);
  expect(open.filter(mayBeKept)).toEqual([]);
});

test('no call that leads to a payment is kept', () => expect(names.filter((name) => /checkout|payment|portal/i.test(name) && mayBeKept(name))).toEqual([]));

test.each(['putDayLog', 'startPeriod', 'editCycle', 'patchUser', 'makeSymptom', 'putLifeStage'] as const)('%s is', (name) => expect(mayBeKept(name)).toBe(true));
