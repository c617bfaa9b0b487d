import { describe, expect, it } from 'vitest';
import {
  holdReasonFor,
  isHeldFor,
  isReportCounted,
  limitsFor,
  RATES,
  trustOf,
  writingOf,
  type Found,
  type Standing,
} from './limits.ts';

const now = new Date('2026-11-21T12:00:00Z');
const days = (count: number) => new Date(now.getTime() - count * 86_400_000).toISOString();
const standing = (part: Partial<Standing> = {}): Standing => ({
  since: days(30),
  accepted: 5,
  warnings: 0,
  hidden: 0,
  pausedUntil: null,
  closedAt: null,
  ...part,
});
const found = (part: Partial<Found> = {}): Found => ({
  contact: false,
  crisis: false,
  cruel: false,
  harm: false,
  ...part,
});

describe('trust', () => {
  it.each([
    ['30 days, 5 accepted', {}, 'trusted'],
    ['7 days to the minute, 3 accepted', { since: days(7), accepted: 3 }, 'trusted'],
    ['a minute short of 7 days', { since: days(6.9993), accepted: 50 }, 'new'],
    ['2 accepted after a year', { since: days(365), accepted: 2 }, 'new'],
    ['a warning asks for ten more', { warnings: 1, accepted: 12 }, 'new'],
    ['ten more came', { warnings: 1, accepted: 13 }, 'trusted'],
    ['a hidden post asks for three more', { hidden: 1, accepted: 5 }, 'new'],
    ['three more came', { hidden: 1, accepted: 6 }, 'trusted'],
  ] as const)('%s', (_, part, trust) => {
    expect(trustOf(standing(part), now)).toBe(trust);
    expect(limitsFor(standing(part), now)).toEqual({ trust, ...RATES[trust] });
  });

  it('never more for a new account than for a trusted one', () => {
    for (const key of Object.keys(RATES.new) as (keyof typeof RATES.new)[])
      expect(RATES.new[key]).toBeLessThanOrEqual(RATES.trusted[key]);
  });
});

describe('what waits for a moderator', () => {
  const fresh = standing({ since: days(1), accepted: 0 });
  it.each([
    ['adult, plain words of a new account', 'community', fresh, {}, null],
    ['adult, a link of a new account', 'community', fresh, { contact: true }, 'contact'],
    ['adult, a link of a trusted one', 'community', standing(), { contact: true }, null],
    ['adult, words of crisis', 'community', fresh, { crisis: true }, null],
    ['adult, cruel words', 'community', standing(), { cruel: true }, null],
    ['adult, urging to self-harm', 'community', standing(), { harm: true }, 'harm'],
    ['teen, her first', 'teen', fresh, {}, 'first_words'],
    ['teen, her third', 'teen', standing({ accepted: 2 }), {}, 'first_words'],
    ['teen, her fourth', 'teen', standing({ accepted: 3 }), {}, null],
    ['teen, her fourth after a hidden one', 'teen', standing({ accepted: 3, hidden: 1 }), {}, 'first_words'],
    ['teen, words of crisis', 'teen', standing(), { crisis: true }, 'crisis'],
    ['teen, cruel words', 'teen', standing(), { cruel: true }, 'cruel'],
    ['teen, a name on another app', 'teen', standing(), { contact: true }, 'contact'],
  ] as const)('%s', (_, room, whose, part, reason) => {
    expect(holdReasonFor(found(part), { room, standing: whose, now })).toBe(reason);
    expect(isHeldFor(found(part), { room, standing: whose, now })).toBe(reason !== null);
  });
});

describe('writing and reporting', () => {
  it('is open, paused until an instant, or closed', () => {
    expect(writingOf(standing(), now)).toEqual({ open: true });
    expect(writingOf(standing({ pausedUntil: days(-1) }), now)).toEqual({
      open: false,
      why: 'paused',
      until: days(-1),
    });
    expect(writingOf(standing({ pausedUntil: days(1) }), now)).toEqual({ open: true });
    expect(writingOf(standing({ closedAt: days(1), pausedUntil: days(-1) }), now)).toMatchObject({ why: 'closed' });
  });

  it('a report counts from an account of 7 days in good standing', () => {
    expect(isReportCounted(standing({ accepted: 0 }), now)).toBe(true);
    expect(isReportCounted(standing({ since: days(6) }), now)).toBe(false);
    expect(isReportCounted(standing({ warnings: 1 }), now)).toBe(false);
    expect(isReportCounted(standing({ pausedUntil: days(-1) }), now)).toBe(false);
  });
});
