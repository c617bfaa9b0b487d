import { describe, expect, test } from 'vitest';
import { awardDayAt, awardZoneAt, changedAwardZone, type AwardZone } from './award-zone.ts';

const at = (text: string) => new Date(`2026-11-${text}:00Z`);
const home = { timeZone: 'Europe/Berlin', awardZone: null };

/** The member's zone after one change each. */
function changed(changes: readonly (readonly [string, string])[]) {
  let kept: { timeZone: string; awardZone: AwardZone | null } = home;
  for (const [when, to] of changes) kept = { timeZone: to, awardZone: changedAwardZone(kept, { to, now: at(when) }) };
  return kept;
}

test('without a change her own zone counts', () => {
  expect(awardDayAt(home, at('21T23:30'))).toBe('2026-11-22');
});

describe('a change (decisions 12)', () => {
  const travelled = changed([['21T12:00', 'Pacific/Auckland']]);

  test('counts from the next local day on, not on the day it is made', () => {
    expect(awardZoneAt(travelled, at('21T12:01'))).toBe('Europe/Berlin');
    expect(awardDayAt(travelled, at('21T12:01'))).toBe('2026-11-21');
    expect(awardZoneAt(travelled, at('21T22:59'))).toBe('Europe/Berlin');
    expect(awardZoneAt(travelled, at('21T23:00'))).toBe('Pacific/Auckland');
  });

  test('a second one within 7 days waits until they are over', () => {
    const twice = changed([
      ['21T12:00', 'Pacific/Auckland'],
      ['23T12:00', 'America/New_York'],
    ]);
    expect(twice.awardZone).toEqual({ zone: 'Pacific/Auckland', since: '2026-11-22', until: '2026-11-29' });
    expect(awardZoneAt(twice, at('28T10:59'))).toBe('Pacific/Auckland');
    expect(awardZoneAt(twice, at('28T11:00'))).toBe('America/New_York');
  });

  test('a second one after 7 days counts from its next day on', () => {
    const later = changed([
      ['10T12:00', 'Pacific/Auckland'],
      ['23T12:00', 'Europe/Berlin'],
    ]);
    expect(later.awardZone).toEqual({ zone: 'Pacific/Auckland', since: '2026-11-11', until: '2026-11-25' });
  });

  test('taken back on its day leaves everything as it was', () => {
    expect(
      changed([
        ['21T12:00', 'Pacific/Auckland'],
        ['21T12:05', 'Europe/Berlin'],
      ]).awardZone,
    ).toBeNull();
  });

  test('to and fro and to again ends no waiting', () => {
    const restless = changed([
      ['21T12:00', 'Pacific/Auckland'],
      ['23T12:00', 'Europe/Berlin'],
      ['23T12:05', 'Pacific/Auckland'],
      ['24T12:00', 'Europe/Berlin'],
    ]);
    expect(awardZoneAt(restless, at('25T12:00'))).toBe('Pacific/Auckland');
    expect(restless.awardZone?.until).toBe('2026-11-29');
  });

  test('many changes on one day still leave the zone of that day', () => {
    const busy = changed([
      ['21T12:00', 'Pacific/Auckland'],
      ['21T13:00', 'America/New_York'],
      ['21T14:00', 'Asia/Tokyo'],
    ]);
    expect(awardZoneAt(busy, at('21T15:00'))).toBe('Europe/Berlin');
    expect(awardZoneAt(busy, at('22T12:00'))).toBe('Asia/Tokyo');
  });
});
