import { describe, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import type { Told } from './strengths.ts';
import { fillTold, withoutTeller, type KnownDay, type Teller } from './tellers.ts';

const DATE = localDate('2026-02-03');
const GUESS: Told = { fields: { flow: 'medium' }, untold: { flow: true } };
const LIGHT: Told = { fields: { flow: 'light' } };
const known = (fields: Told['fields'], more: Partial<KnownDay> = {}): KnownDay => ({
  day: { date: DATE, ...fields },
  untold: null,
  hers: new Set(),
  ...more,
});
const fill = (...all: Told[]) => all.reduce((day, told) => fillTold(day, told), known({}));

describe('a day filled from several sources', () => {
  it('a told strength takes the place of a guess, and no guess takes that of a told one', () => {
    expect(fill(GUESS, LIGHT)).toMatchObject({ day: { flow: 'light' }, untold: null });
    expect(fill(LIGHT, GUESS)).toMatchObject({ day: { flow: 'light' }, untold: null });
    expect(fill(GUESS, GUESS)).toMatchObject({ day: { flow: 'medium' }, untold: { flow: true } });
  });

  it('two told strengths: the first stays, also one that says what was guessed', () => {
    expect(fill(LIGHT, { fields: { flow: 'heavy' } }).day.flow).toBe('light');
    expect(fill(GUESS, { fields: { flow: 'medium' } }, LIGHT).day.flow).toBe('medium');
  });

  it.each(['none', 'spotting'] as const)('%s takes no place of a bleeding of untold strength', (flow) => {
    expect(fill(GUESS, { fields: { flow } }).day.flow).toBe('medium');
  });

  it('what she wrote by hand stays, guess or not', () => {
    const hers = known({ flow: 'medium' }, { untold: { flow: true }, hers: new Set(['flow']) });
    expect(fillTold(hers, LIGHT).day.flow).toBe('medium');
    expect(fillTold(known({ flow: 'light' }, { hers: new Set(['flow']) }), GUESS).day.flow).toBe('light');
  });

  it('a mark of no period never falls on a bleeding that was there', () => {
    const told: Told = { fields: { flow: 'heavy', bleedingExcluded: true } };
    expect(fillTold(known({ flow: 'heavy' }), told).day).toEqual({ date: DATE, flow: 'heavy' });
    expect(fill(told).day).toEqual({ date: DATE, flow: 'heavy', bleedingExcluded: true });
    expect(fill(GUESS, told).day).toEqual({ date: DATE, flow: 'medium' });
  });

  it('each symptom by itself: a told severity before a guess; no symptom is added to those that are there', () => {
    const guess: Told = { fields: { symptoms: { cramps: 2, nausea: 2 } }, untold: { symptoms: ['cramps', 'nausea'] } };
    const told: Told = { fields: { symptoms: { cramps: 1, headache: 3 } } };
    expect(fill(guess, told)).toMatchObject({
      day: { symptoms: { cramps: 1, nausea: 2 } },
      untold: { symptoms: ['nausea'] },
    });
    expect(fill(told, guess)).toMatchObject({ day: { symptoms: { cramps: 1, headache: 3 } }, untold: null });
  });
});

const teller = (id: string, told: Told, owned: Told['fields'] = {}): Teller => ({ id, told, owned });
const undo = (day: Told['fields'], tellers: Teller[], more: Partial<KnownDay> = {}) => {
  const { day: left, stayed, heirs } = withoutTeller(known(day, more), { tellers, id: 'a' });
  const { date: _, ...fields } = left as DayLog;
  return { fields, stayed, heirs: heirs.map(({ teller: { id }, fields: inherited }) => [id, inherited]) };
};

describe('a day without one of its tellers', () => {
  it('loses what it alone told', () => {
    expect(undo({ flow: 'light', note: 'mine' }, [teller('a', LIGHT, { flow: 'light' })])).toEqual({
      fields: { note: 'mine' },
      stayed: 0,
      heirs: [],
    });
  });

  it('keeps what another told too, and that one answers for it from then on', () => {
    expect(undo({ flow: 'light' }, [teller('a', LIGHT, { flow: 'light' }), teller('b', LIGHT)])).toEqual({
      fields: { flow: 'light' },
      stayed: 1,
      heirs: [['b', { flow: 'light' }]],
    });
  });

  it('becomes what the other told otherwise', () => {
    const heavy: Told = { fields: { flow: 'heavy' } };
    expect(undo({ flow: 'light' }, [teller('a', LIGHT, { flow: 'light' }), teller('b', heavy)])).toEqual({
      fields: { flow: 'heavy' },
      stayed: 0,
      heirs: [['b', { flow: 'heavy' }]],
    });
  });

  it('keeps what she wrote too, the same or another', () => {
    const tellers = [teller('a', LIGHT, { flow: 'light' })];
    expect(undo({ flow: 'light' }, tellers, { hers: new Set(['flow']) })).toMatchObject({
      fields: { flow: 'light' },
      stayed: 1,
    });
    expect(undo({ flow: 'heavy' }, tellers)).toMatchObject({ fields: { flow: 'heavy' }, stayed: 1 });
  });

  it('falls back to the guess of another when the told strength goes, and forward when the guess does', () => {
    const [guess, light] = [teller('a', GUESS, { flow: 'medium' }), teller('b', LIGHT, { flow: 'light' })];
    expect(undo({ flow: 'light' }, [guess, light])).toEqual({ fields: { flow: 'light' }, stayed: 0, heirs: [] });
    const turned = [teller('b', GUESS, { flow: 'medium' }), teller('a', LIGHT, { flow: 'light' })];
    const back = withoutTeller(known({ flow: 'light' }), { tellers: turned, id: 'a' });
    expect(back).toMatchObject({ day: { flow: 'medium' }, untold: { flow: true }, stayed: 0, heirs: [] });
  });

  it('leaves alone what no import answers for, and what she took away', () => {
    expect(undo({ flow: 'light' }, [teller('a', LIGHT)])).toMatchObject({ fields: { flow: 'light' }, stayed: 0 });
    expect(undo({}, [teller('a', LIGHT, { flow: 'light' }), teller('b', LIGHT)])).toMatchObject({
      fields: {},
      heirs: [],
    });
  });
});
