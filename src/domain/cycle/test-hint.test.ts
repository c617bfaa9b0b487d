import { describe, expect, it } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { ovulationGiven } from '#domain/ovulation/open-ovulation.ts';
import { cycleView } from './current-cycle.ts';
import { NO_EDITS } from './cycle-view.ts';
import type { DayLog } from './day-log.ts';
import { deriveCycles } from './derive-cycles.ts';
import { testHint } from './test-hint.ts';

const FIRST = localDate('2026-01-01');
function hintOn(
  day: number,
  signs: Readonly<Record<number, Omit<DayLog, 'date'>>> = {},
  lengths = [28, 28, 29, 28, 28, 28],
) {
  let first = FIRST;
  const bled = [0, ...lengths].flatMap((length) => {
    first = addDays(first, length);
    return [0, 1, 2].map((after): DayLog => ({ date: addDays(first, after), flow: 'medium' }));
  });
  const today = addDays(first, day - 1);
  const logs = Object.entries(signs).map(([at, log]): DayLog => ({ ...log, date: addDays(first, Number(at) - 1) }));
  const cycles = deriveCycles(bled, NO_EDITS);
  const given = ovulationGiven({ cycles, logs, today });
  return testHint(cycleView({ cycles, logs: bled, today, given }), { logs, today });
}
const SEX: Omit<DayLog, 'date'> = { sex: ['unprotected'] };

describe('the hint of a pregnancy test follows evidence', () => {
  it('no hint before the day the period is due, and from then on', () => {
    expect([20, 28, 29, 30, 36].map((day) => hintOn(day))).toEqual([null, null, 'due', 'due', 'due']);
  });
  it('21 days after the last unprotected sex, where she logged it', () => {
    expect([26, 27].map((day) => hintOn(day, { 6: SEX }))).toEqual([null, 'sex']);
    expect(hintOn(28, { 6: SEX, 12: SEX })).toBeNull();
    expect(hintOn(27, { 6: { sex: ['protected'] } })).toBeNull();
  });
  it('moves with an ovulation the signs have shown: none before the period so reckoned is due', () => {
    const late = { 6: SEX, 22: { tests: [{ kind: 'ovulation', result: 'positive' }] } } as const;
    expect([29, 33, 36].map((day) => hintOn(day, late))).toEqual([null, null, null]);
    expect(hintOn(40, late)).toBe('due');
  });
  it('where no day is named it waits for the end of the window, or for 21 days', () => {
    const wide = [24, 41, 30, 52, 27, 38];
    expect(hintOn(38, {}, wide)).toBeNull();
    expect(hintOn(38, { 12: SEX }, wide)).toBe('sex');
  });
  it('says nothing once a test was positive, nor while nothing is known', () => {
    expect(hintOn(30, { 29: { tests: [{ kind: 'pregnancy', result: 'positive' }] } })).toBeNull();
    expect(hintOn(30, { 29: { tests: [{ kind: 'pregnancy', result: 'negative' }] } })).toBe('due');
    const today = FIRST;
    expect(testHint(cycleView({ cycles: [], logs: [], today }), { logs: [], today })).toBeNull();
  });
});
