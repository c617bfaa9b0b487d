import { describe, expect, test } from 'vitest';
import { energyOf, forToday, type DayFeeling, type Suits } from './for-today.ts';

type Named = Suits & { readonly id: string };
const one = (id: string, changes: Partial<Suits> = {}): Named => ({
  id,
  phases: [],
  energy: [],
  pain: false,
  ...changes,
});
const DAY: DayFeeling = { phase: null, energy: null, pain: null, day: 0 };
const told = (shelf: readonly Named[], day: Partial<DayFeeling>) =>
  forToday(shelf, { ...DAY, ...day }).map(({ meditation, reason }) => `${meditation.id}: ${reason}`);

const SHELF = [
  one('warm', { phases: ['rest'], energy: ['low'], pain: true }),
  one('step', { phases: ['create'], energy: ['high'] }),
  one('slow', { phases: ['reflect'], energy: ['low', 'middle'] }),
  one('roof', { energy: ['low'], pain: true }),
  one('plain'),
];

describe('what suits a day', () => {
  test('with pain what suits it comes first, in whatever phase; the rest is left out', () => {
    expect(told(SHELF, { pain: 6, phase: 'create' })).toEqual(['roof: pain', 'warm: pain']);
    expect(told(SHELF, { pain: 4, phase: 'rest' })).toEqual(['warm: pain', 'roof: pain']);
  });

  test('little pain decides nothing', () => {
    expect(told(SHELF, { pain: 3, phase: 'create' })[0]).toBe('step: phase');
  });

  test('its phase comes before any day, and another phase is left out', () => {
    expect(told(SHELF, { phase: 'reflect' })).toEqual(['slow: phase', 'roof: any', 'plain: any']);
  });

  test('more strength than there is is not asked for', () => {
    expect(told(SHELF, { phase: 'create', energy: 1 })).toEqual(['roof: energy', 'plain: any']);
    expect(told(SHELF, { phase: 'create', energy: 5 })).toEqual(['step: phase', 'plain: any']);
  });

  test('with nothing known each suits any day, and they take turns', () => {
    expect(told(SHELF, {})).toHaveLength(5);
    expect(told(SHELF, { day: 0 })[0]).toBe('warm: any');
    expect(told(SHELF, { day: 1 })[0]).toBe('step: any');
    expect(told(SHELF, { day: 6 })[0]).toBe('step: any');
  });

  test('an empty shelf offers nothing', () => expect(told([], { phase: 'rest' })).toEqual([]));
});

test('energy has three strengths', () => {
  expect([1, 2, 3, 4, 5].map(energyOf)).toEqual(['low', 'low', 'middle', 'high', 'high']);
});
