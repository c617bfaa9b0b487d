import { describe, expect, test } from 'vitest';
import type { DayFeeling } from '#domain/meditation/for-today.ts';
import { forDay, type SuitsDay } from './for-day.ts';
import { forbiddenOf, mixedByWay, RISKS, risksOfSteps } from './wellness.ts';

describe('what is not for everybody', () => {
  test('a step brings its risks by its position and by a breath that is held', () => {
    expect(risksOfSteps([{ pose: 'stand' }, { breath: 'free' }, { breath: { hold: 0 } }])).toEqual([]);
    expect(risksOfSteps([{ breath: { hold: 2 } }, { pose: 'twist' }, { pose: 'knees_up' }])).toEqual([
      'held_breath',
      'flat_on_back',
      'deep_stretch',
    ]);
    expect(risksOfSteps([{ pose: 'bottle_side' }])).toEqual(['belly_heat']);
  });
  test('pregnancy forbids all of them, the weeks after a birth or an operation most, a plain stage none', () => {
    const of = (stage: Parameters<typeof forbiddenOf>[1]['stage']) => forbiddenOf(RISKS, { stage, ageGroup: 'adult' });
    expect(of('pregnant')).toEqual(RISKS);
    expect(of('postpartum')).toEqual(['belly_heat', 'belly_pressure', 'pelvic_work', 'deep_stretch']);
    expect(of('no_uterus_or_ovaries')).toEqual(of('postpartum'));
    expect(of('menstruating')).toEqual([]);
  });
  test('a teen is kept from pelvic work and held breaths in whatever stage', () => {
    expect(forbiddenOf(RISKS, { stage: 'menstruating', ageGroup: 'teen' })).toEqual(['held_breath', 'pelvic_work']);
  });
});

test('ways take turns, and each keeps its own order', () => {
  const all = (['rest', 'rest', 'touch', 'rest', 'touch'] as const).map((way, at) => ({ way, at }));
  expect(mixedByWay(all).map(({ at }) => at)).toEqual([0, 2, 1, 4, 3]);
});

describe('for today', () => {
  type Named = SuitsDay & { readonly id: string };
  const one = (id: string, more: Partial<SuitsDay> = {}): Named => ({
    ...{ id, phases: [], energy: ['low', 'middle', 'high'], pain: false, isMadeFor: false },
    ...more,
  });
  const all = [
    one('plain'),
    one('warm', { pain: true }),
    one('nest', { isMadeFor: true, energy: ['low', 'middle'] }),
    one('shine', { phases: ['shine'] }),
  ];
  const DAY: DayFeeling = { phase: null, energy: null, pain: null, day: 0 };
  const told = (day: Partial<DayFeeling>) =>
    forDay(all, { ...DAY, ...day }).map(({ sequence, reason }) => `${sequence.id}: ${reason}`);

  test('what was made for the stage comes first, and says so', () => expect(told({})[0]).toBe('nest: stage'));
  test('pain that was logged comes before it', () => expect(told({ pain: 6 })).toEqual(['warm: pain']));
  test('a phase and an energy leave out what asks for another', () => {
    expect(told({ phase: 'shine', energy: 5 })).toEqual(['shine: phase', 'plain: energy', 'warm: energy']);
    expect(told({ phase: 'rest' })).not.toContain('shine: phase');
  });
});
