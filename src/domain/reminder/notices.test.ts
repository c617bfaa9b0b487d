import { expect, it } from 'vitest';
import { allRead, MOST_NOTICES, noticesInApp, unreadCount, withNotices, type KeptNotice } from './notices.ts';

const NOW = new Date('2026-11-21T18:00:00Z');
const notice = (id: string, at: string, channels: readonly ('mail' | 'app')[] = ['app']): KeptNotice => ({
  id,
  at,
  read: false,
  parts: [{ kind: 'check_in', channels }],
});

it('are kept for 90 days and not a second longer, the newest first', () => {
  const [edge, inside] = [notice('edge', '2026-08-23T18:00:00.000Z'), notice('inside', '2026-08-23T18:00:00.001Z')];
  const added = [notice('new', NOW.toISOString())];
  expect(withNotices([inside, edge], { added, now: NOW }).map(({ id }) => id)).toEqual(['new', 'inside']);
  expect(noticesInApp([inside, edge], NOW).map(({ id }) => id)).toEqual(['inside']);
});
it('are never more than there is room for', () => {
  const many = Array.from({ length: MOST_NOTICES }, (_, index) => notice(`${index}`, '2026-11-20T18:00:00.000Z'));
  expect(withNotices(many, { added: [notice('new', NOW.toISOString())], now: NOW })).toHaveLength(MOST_NOTICES);
});
it('that went by mail alone do not stand in the app', () => {
  const mailed = notice('mail', '2026-11-20T18:00:00.000Z', ['mail']);
  expect(noticesInApp([mailed], NOW)).toEqual([]);
  expect(unreadCount([mailed, notice('app', '2026-11-20T18:00:00.000Z')], NOW)).toBe(1);
});
it('are unread until all are read', () =>
  expect(unreadCount(allRead([notice('a', '2026-11-20T18:00:00.000Z')]), NOW)).toBe(0));
