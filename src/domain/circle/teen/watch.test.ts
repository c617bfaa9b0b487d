import { describe, expect, it } from 'vitest';
import { keeperOf, minutesPastIn, watchUntil } from './watch.ts';

const NOW = new Date('2026-11-21T17:20:42Z');

describe('until when a moderator is there', () => {
  it.each([
    ['Europe/Berlin', 2, '2026-11-21T19:00:00.000Z'],
    ['America/New_York', 1, '2026-11-21T18:00:00.000Z'],
    ['Asia/Kolkata', 1, '2026-11-21T17:30:00.000Z'],
    ['Asia/Kathmandu', 3, '2026-11-21T20:15:00.000Z'],
  ])('is a whole hour of her clock in %s', (zone, hours, until) => {
    const minutesPast = minutesPastIn(zone, NOW);
    expect(watchUntil(NOW, { hours, minutesPast }).toISOString()).toBe(until);
  });
});

describe('who looks after the room', () => {
  const until = (iso: string) => ({ until: new Date(iso) });
  it('is who stays longest, and nobody once everybody has left', () => {
    const watches = [until('2026-11-21T17:00:00Z'), until('2026-11-21T18:00:00Z'), until('2026-11-21T19:00:00Z')];
    expect(keeperOf(watches, NOW)).toBe(watches[2]);
    expect(keeperOf(watches.slice(0, 1), NOW)).toBeNull();
    expect(keeperOf([], NOW)).toBeNull();
  });
});
