import { expect, test } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { announcedTo, audiencesOf, unreadAnnouncements, type Announced } from './announcement.ts';

test.each([
  ['teen', [], true, ['everybody', 'teens']],
  ['adult', [], false, ['everybody', 'adults']],
  ['adult', [], true, ['everybody', 'adults', 'premium']],
  ['adult', ['teacher'], false, ['everybody', 'adults', 'teachers']],
  ['adult', ['moderator'], false, ['everybody', 'adults']],
] as const)('%s with %s, premium %s, is told what is for %s', (ageGroup, roles, hasPremium, told) => {
  expect(audiencesOf({ ageGroup, roles, hasPremium })).toEqual(told);
});

const d = localDate;
const ALL: readonly Announced[] = [
  { id: 'tomorrow', date: d('2026-11-22'), audience: 'everybody' },
  { id: 'today', date: d('2026-11-21'), audience: 'adults' },
  { id: 'teens', date: d('2026-11-20'), audience: 'teens' },
  { id: 'joined', date: d('2026-11-19'), audience: 'everybody' },
  { id: 'before', date: d('2026-11-18'), audience: 'everybody' },
];

test('the bell tells of what concerns a member, from its day on, and of nothing before the member came', () => {
  const asked = { to: audiencesOf({ ageGroup: 'adult', roles: [], hasPremium: false }), today: d('2026-11-21') };
  const shown = announcedTo(ALL, { ...asked, since: d('2026-11-19'), most: 10 });
  expect(shown.map(({ id }) => id)).toEqual(['today', 'joined']);
  expect(announcedTo(ALL, { ...asked, since: d('2026-11-19'), most: 1 })).toHaveLength(1);
  expect([unreadAnnouncements(shown), unreadAnnouncements(shown, ['today', 'gone'])]).toEqual([2, 1]);
});
