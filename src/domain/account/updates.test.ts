import { expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { isUpdateUnread, UPDATES_THRESHOLD } from './updates.ts';

const d = localDate;

it.each([
  // last seen, member since, today, whether the banner shows
  [null, '2026-11-01', '2026-11-22', true],
  ['2025-07-07', '2024-11-01', '2026-11-22', true],
  ['2025-07-08', '2024-11-01', '2026-11-22', false],
  ['2026-11-20', '2024-11-01', '2026-11-22', false],
  [null, '2026-11-22', '2026-11-22', false],
  [null, '2026-11-15', '2026-11-21', false],
  [null, '2026-11-15', '2026-11-22', true],
])('§4.9: last seen %s by a member since %s, on %s: shows %s', (seenOn, memberSince, today, shows) => {
  expect(isUpdateUnread({ seenOn, memberSince: d(memberSince), today: d(today) })).toBe(shows);
});

it('what dismissing stores is seen', () => {
  const today = d('2026-11-22');
  expect(isUpdateUnread({ seenOn: UPDATES_THRESHOLD, memberSince: d('2024-01-01'), today })).toBe(false);
});
