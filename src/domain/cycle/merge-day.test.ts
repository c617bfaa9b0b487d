import { describe, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { changeDay, fillDay, isBlank, isSameDay } from './merge-day.ts';

const date = localDate('2026-11-04');

describe('a day log is merged field by field', () => {
  it('keeps what a change leaves out', () => {
    expect(changeDay(date, { log: { date, flow: 'light', note: 'tired' }, change: { flow: 'heavy' } })).toEqual({
      date,
      flow: 'heavy',
      note: 'tired',
    });
  });
  it('takes a field away with null, and counts empty lists and texts as not logged', () => {
    const log = changeDay(date, {
      log: { date, flow: 'light', note: 'x', moods: ['calm'] },
      change: { flow: null, note: '', moods: [] },
    });
    expect(log).toEqual({ date });
    expect(isBlank(log)).toBe(true);
  });
  it('never lets another tracker overwrite what she logged', () => {
    expect(fillDay({ date, flow: 'light' }, { date, flow: 'heavy', energy: 2 })).toEqual({
      date,
      flow: 'light',
      energy: 2,
    });
  });
  it('knows the same day whatever the order of its fields', () => {
    expect(
      isSameDay(
        { date, flow: 'light', symptoms: { cramps: 1, headache: 2 } },
        { symptoms: { headache: 2, cramps: 1 }, flow: 'light', date },
      ),
    ).toBe(true);
    expect(isSameDay({ date, flow: 'light' }, { date, flow: 'heavy' })).toBe(false);
  });
});
