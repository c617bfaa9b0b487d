import { describe, expect, test } from 'vitest';
import { trialBadge, trialEnd, trialState, TRIAL_RECHECK_MINUTES, type TrialBadge } from './trial.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const HOUR = 3_600_000;
const after = (hours: number) => new Date(now.getTime() + hours * HOUR).toISOString();
const state = (subscriptionStatus: string, trialEndDate: string | null) =>
  trialState({ subscriptionStatus, trialEndDate, now });

describe('§4.2 state', () => {
  test.each(['active', 'lifetime'])('%s is subscribed whatever the trial says', (status) => {
    expect(state(status, null)).toEqual({ kind: 'subscribed' });
    expect(state(status, after(-100))).toEqual({ kind: 'subscribed' });
  });
  test.each<[string, string | null]>([
    ['no end', null],
    ['an end one millisecond ago', new Date(now.getTime() - 1).toISOString()],
    ['an end that cannot be read', 'soon'],
  ])('%s is expired', (_name, end) => {
    expect(state('trial', end)).toEqual({ kind: 'expired', daysLeft: 0 });
  });
  test.each([
    [1 / 60, 1],
    [24, 1],
    [24.01, 2],
    [48, 2],
    [48.01, 3],
    [168, 7],
  ])('%f hours left are %i days', (hours, daysLeft) => {
    expect(state('trial', after(hours))).toEqual({ kind: 'active', daysLeft });
  });
  test('the end counts for any status that is not subscribed', () => {
    expect(state('expired', after(30))).toEqual({ kind: 'active', daysLeft: 2 });
  });
});

describe('§4.2 badge', () => {
  test.each<[string | null, TrialBadge]>([
    [null, { text: 'Trial Expired', tone: 'expired' }],
    [after(-1), { text: 'Trial Expired', tone: 'expired' }],
    [after(0), { text: 'Trial Expired', tone: 'expired' }],
    [after(1), { text: '1 day left', tone: 'warning' }],
    [after(25), { text: '2 days left', tone: 'warning' }],
    [after(48), { text: '2 days left', tone: 'warning' }],
    [after(49), { text: 'Trial: 3 days', tone: 'ok' }],
    [after(168), { text: 'Trial: 7 days', tone: 'ok' }],
  ])('end %s: %j', (end, badge) => {
    expect(trialBadge(state('trial', end), 'adult')).toEqual(badge);
  });
  test('neither subscribers nor teens have one', () => {
    expect(trialBadge(state('active', null), 'adult')).toBeNull();
    expect(trialBadge(state('trial', after(30)), 'teen')).toBeNull();
    expect(trialBadge(state('trial', null), 'teen')).toBeNull();
  });
});

test('a trial lasts 7 days and is looked at again every 60 minutes', () => {
  expect(trialEnd(now).toISOString()).toBe('2026-11-28T12:00:00.000Z');
  expect(TRIAL_RECHECK_MINUTES).toBe(60);
});
