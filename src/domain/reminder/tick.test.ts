import { describe, expect, it } from 'vitest';
import { FIRST_SETTINGS, changeSettings, type ReminderSettings } from './reminder.ts';
import { isBeforeTick, isQuiet, nextTick, tickTime, trialTick } from './tick.ts';

const quiet = { on: true, from: '21:30', to: '07:30' };
const nudged = changeSettings(FIRST_SETTINGS, { switches: { check_in: { app: true } } });
const silent = changeSettings(FIRST_SETTINGS, { switches: { trial_ending: { mail: false, app: false } } });
const whose = { timeZone: 'Europe/Berlin', ageGroup: 'adult' as const, trialEndAt: null, trialTold: false };
const next = (settings: ReminderSettings, now: string, changes: object = {}) =>
  nextTick(settings, { ...whose, now: new Date(now), ...changes })?.toISOString() ?? null;

describe('quiet hours', () => {
  it.each([
    ['21:29', false],
    ['21:30', true],
    ['00:00', true],
    ['07:29', true],
    ['07:30', false],
    ['19:00', false],
  ])('21:30 to 07:30: %s is quiet %s', (time, expected) => expect(isQuiet(time, quiet)).toBe(expected));
  it.each([
    ['12:59', false],
    ['13:00', true],
    ['14:59', true],
    ['15:00', false],
  ])('13:00 to 15:00: %s is quiet %s', (time, expected) =>
    expect(isQuiet(time, { on: true, from: '13:00', to: '15:00' })).toBe(expected),
  );
  it('switched off, or without length, nothing is quiet', () => {
    expect(isQuiet('23:00', { ...quiet, on: false })).toBe(false);
    expect(isQuiet('09:00', { on: true, from: '09:00', to: '09:00' })).toBe(false);
  });
  it.each([
    ['19:00', '19:00'],
    ['21:29', '21:29'],
    ['21:30', '07:30'],
    ['03:00', '07:30'],
  ])('her time %s comes at %s', (at, comes) => expect(tickTime({ at, quiet })).toBe(comes));
});

describe('her daily tick', () => {
  it.each([
    ['before it', '2026-11-21T17:59:59Z', '2026-11-21T18:00:00.000Z'],
    ['at it: the next one', '2026-11-21T18:00:00Z', '2026-11-22T18:00:00.000Z'],
    ['over the end of summer time', '2026-10-24T18:00:00Z', '2026-10-25T18:00:00.000Z'],
    ['over its beginning', '2026-03-28T18:30:00Z', '2026-03-29T17:00:00.000Z'],
  ])('%s', (_when, now, at) => expect(next(nudged, now)).toBe(at));

  it('a time that clocks skip comes after the skip; when that is quiet, at the end of it', () => {
    expect(next({ ...nudged, at: '02:30', quiet: { ...quiet, on: false } }, '2026-03-28T20:00:00Z')).toBe(
      '2026-03-29T01:00:00.000Z',
    );
    expect(
      next({ ...nudged, at: '02:30', quiet: { on: true, from: '03:00', to: '06:00' } }, '2026-03-28T20:00:00Z'),
    ).toBe('2026-03-29T04:00:00.000Z');
  });

  it('a teen has none, and neither has who switched everything off', () => {
    expect(
      next(nudged, '2026-11-21T12:00:00Z', { ageGroup: 'teen', trialEndAt: new Date('2026-11-23T12:00:00Z') }),
    ).toBeNull();
    expect(next(silent, '2026-11-21T12:00:00Z', { trialEndAt: new Date('2026-11-23T12:00:00Z') })).toBeNull();
  });

  it.each([
    ['five days ahead it waits until two days are left', '2026-11-21T12:00:00Z', {}, '2026-11-26T18:00:00.000Z'],
    ['later than that it comes today', '2026-11-27T12:00:00Z', {}, '2026-11-27T18:00:00.000Z'],
    ['told already', '2026-11-27T12:00:00Z', { trialTold: true }, null],
    ['over', '2026-11-28T12:00:00Z', {}, null],
  ])('only the end of free days: %s', (_what, now, changes, at) => {
    expect(next(FIRST_SETTINGS, now, { trialEndAt: new Date('2026-11-28T12:00:00Z'), ...changes })).toBe(at);
  });

  it('two days are calendar days of hers', () => {
    expect(
      trialTick(new Date('2026-11-28T23:30:00Z'), { timing: FIRST_SETTINGS, timeZone: 'Europe/Berlin' }).toISOString(),
    ).toBe('2026-11-27T18:00:00.000Z');
  });

  it('one that was set elsewhere waits for its time here', () => {
    expect(isBeforeTick(nudged, { now: new Date('2026-11-21T17:59:59Z'), timeZone: 'Europe/Berlin' })).toBe(true);
    expect(isBeforeTick(nudged, { now: new Date('2026-11-21T18:00:00Z'), timeZone: 'Europe/Berlin' })).toBe(false);
  });
});
