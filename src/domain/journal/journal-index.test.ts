import { expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import {
  daysOfYear,
  monthOf,
  ofMonths,
  pageAfter,
  present,
  underMoon,
  withIndexed,
  withoutLongGone,
  type Indexed,
  type JournalIndex,
} from './journal-index.ts';

const entry = (id: string, date: string, more: Partial<Indexed> = {}): Indexed => ({
  id,
  date: localDate(date),
  at: `${date}T08:00:00.000Z`,
  mood: null,
  dream: false,
  moon: 'full',
  cycle: null,
  ...more,
});
const index = (...entries: Indexed[]) => entries.reduce<JournalIndex>((all, one) => withIndexed(all, one), []);
const ids = (entries: JournalIndex) => entries.map(({ id }) => id).join('');

it('stands newest day first, within a day the latest kept first, each entry once', () => {
  const all = index(
    entry('a', '2026-11-01'),
    entry('b', '2026-11-03'),
    entry('c', '2026-11-02'),
    entry('d', '2026-11-03', { at: '2026-11-05T08:00:00.000Z' }),
  );
  expect(ids(all)).toBe('dbca');
  expect(ids(withIndexed(all, entry('a', '2026-11-04')))).toBe('adbc');
  expect(ids(withIndexed([], entry('z', '2026-11-04')))).toBe('z');
});

it('is put together of its months, newest first', () => {
  const months = new Map([
    ['2026-11', index(entry('c', '2026-11-02'), entry('d', '2026-11-30'))],
    ['2025-12', index(entry('a', '2025-12-31'))],
    ['2026-12', index(entry('e', '2026-12-01'))],
    ['2026-01', index(entry('b', '2026-01-01'))],
  ]);
  expect(ids(ofMonths(months))).toBe('edcba');
  expect([...months].every(([month, entries]) => entries.every(({ date }) => monthOf(date) === month))).toBe(true);
});

it('pages go on after a position, also when its entry is gone, and end', () => {
  const entries = ['a', 'b', 'c', 'd', 'e'].map((id, at) =>
    entry(id, `2026-11-0${9 - at}`, id === 'b' ? { gone: '2026-11-20T00:00:00.000Z' } : {}),
  );
  const all = index(...entries);
  const page = (after?: string) => pageAfter(all, { after: entries.find(({ id }) => id === after) ?? null, size: 2 });
  expect(page()).toMatchObject({ entries: [{ id: 'a' }, { id: 'c' }], next: { id: 'c' } });
  expect(page('b')).toMatchObject({ entries: [{ id: 'c' }, { id: 'd' }], next: { id: 'd' } });
  expect(page('c')).toMatchObject({ entries: [{ id: 'd' }, { id: 'e' }], next: null });
  expect(page('e')).toEqual({ entries: [], next: null });
  expect(pageAfter(all, { size: 9, month: '2026-10' })).toEqual({ entries: [], next: null });
});

it('a page after a position holds each older entry once, whatever was written, moved or removed meanwhile', () => {
  const mark = entry('c', '2026-11-07');
  const before = index(entry('a', '2026-11-09'), entry('b', '2026-11-08'), mark, entry('d', '2026-11-06'));
  const after = (all: JournalIndex) => ids(pageAfter(all, { after: mark, size: 9 }).entries);
  expect(after(before)).toBe('d');
  expect(after(withIndexed(before, entry('n', '2026-11-10')))).toBe('d');
  expect(after(withIndexed(before, entry('c', '2026-11-10')))).toBe('d');
  expect(after(withIndexed(before, entry('c', '2026-11-01')))).toBe('dc');
  expect(after(before.filter(({ id }) => id !== 'c'))).toBe('d');
  expect(after(withIndexed(before, entry('b', '2026-11-07')))).toBe('bd');
  expect(after(withIndexed(before, entry('x', '2026-11-07', { at: mark.at })))).toBe('d');
});

it('a deleted entry is not present, and is forgotten at its instant, not a moment before', () => {
  const all = index(entry('a', '2026-11-01', { gone: '2026-11-02T08:00:00.000Z' }), entry('b', '2026-11-01'));
  expect(ids(present(all))).toBe('b');
  expect(ids(withoutLongGone(all, '2026-11-02T08:00:00.000Z'))).toBe('ba');
  expect(ids(withoutLongGone(all, '2026-11-02T08:00:00.001Z'))).toBe('b');
});

it('a day of the year has the mood of its latest entry that has one', () => {
  const all = index(
    entry('a', '2026-02-03', { mood: 'low', dream: true }),
    entry('b', '2026-02-03', { mood: 'calm', at: '2026-02-03T20:00:00.000Z' }),
    entry('c', '2026-02-03', { at: '2026-02-03T22:00:00.000Z' }),
    entry('d', '2026-01-01'),
    entry('e', '2025-12-31'),
  );
  expect(daysOfYear(all, '2026')).toEqual([
    { date: '2026-01-01', entries: 1, mood: null, dream: false, cycle: null },
    { date: '2026-02-03', entries: 3, mood: 'calm', dream: true, cycle: null },
  ]);
});

it('under the same moon means an earlier turn', () => {
  const all = index(
    entry('a', '2026-11-11'),
    entry('b', '2026-11-10'),
    entry('c', '2026-10-26'),
    entry('d', '2026-10-25', { moon: 'new' }),
    entry('e', '2026-09-26'),
  );
  expect(ids(underMoon(all, { phase: 'full', date: localDate('2026-11-21'), most: 9 }))).toBe('bce');
  expect(ids(underMoon(all, { phase: 'full', date: localDate('2026-11-21'), most: 1 }))).toBe('b');
});
