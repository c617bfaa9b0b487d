import { NO_MEMBERSHIP } from '#domain/membership/entitlement.ts';
import { expect, test } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { EMPTY_SUMMARY, summarise } from '#domain/cycle/summary.ts';
import { NO_EDITS } from '#domain/cycle/cycle-view.ts';
import type { Member } from '#server/features/account/public.ts';
import { readCycle } from './read-cycle.ts';

const today = localDate('2026-11-21');
const now = new Date(`${today}T12:00:00Z`);
const member: Member = {
  userId: 'a',
  createdAt: now,
  timeZone: 'Europe/Berlin',
  theme: 'system',
  onboardingCompleted: true,
  customizationCompleted: true,
  goalsUpdatedAt: null,
  updatesSeenOn: null,
  processingStoppedAt: null,
  deletionAt: null,
  membership: NO_MEMBERSHIP,
  privacyMode: { discreet: false, quickExit: null, lock: null },
  profile: {
    schemaVersion: 1,
    email: 'a@b.example',
    firstName: 'A',
    lastName: 'B',
    birthday: localDate('1990-01-01'),
    phone: null,
    sacredGoals: [],
    customGoals: [],
    journeyCustomization: null,
    ref: null,
  },
};
const startedOn = (start: string) => summarise([{ date: localDate(start), flow: 'medium' }], NO_EDITS);

test.each([
  ['first day', '2026-11-21'],
  ['middle of the cycle', '2026-11-04'],
  ['last days of the wheel', '2026-10-21'],
  ['long silence', '2026-03-01'],
])('the sky reaches nine days beyond today, so that the next principal phase is in it: %s', (_when, start) => {
  const { moon } = readCycle(member, { summary: startedOn(start), now });
  expect(moon.some(({ date }) => date === addDays(today, 9))).toBe(true);
  expect(moon.find(({ date, instant }) => date >= today && instant !== null)).toMatchObject({
    date: '2026-11-24',
    phase: 'full',
  });
});

test('without a cycle the wheel of the moon runs from the last new moon to the next', () => {
  const moving = { ...member, profile: { ...member.profile, sacredGoals: ['navigate menopause with grace'] } };
  const { moon, stage } = readCycle(moving, { summary: EMPTY_SUMMARY, now });
  expect(stage).toBe('paused');
  expect(moon.filter(({ phase }) => phase === 'new').map(({ date }) => date)).toEqual(['2026-11-09', '2026-12-09']);
  expect(moon[0]?.date).toBe('2026-11-09');
});
