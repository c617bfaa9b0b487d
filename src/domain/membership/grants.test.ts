import { expect, it } from 'vitest';
import { addMonths, grantedOf, type Grant } from './grants.ts';

const at = (iso: string): Date => new Date(iso);
const gift = (id: string, months: number, given: string): Grant => ({
  id,
  kind: 'months',
  months,
  at: at(given),
  reverses: null,
});
const back = (id: string, of: Grant, given: string): Grant => ({ ...of, id, at: at(given), reverses: of.id });

it.each([
  ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00Z'],
  ['2027-01-31T10:00:00Z', 13, '2028-02-29T10:00:00Z'],
  ['2026-10-31T23:59:59.999Z', 1, '2026-11-30T23:59:59.999Z'],
  ['2026-11-21T12:00:00Z', 12, '2027-11-21T12:00:00Z'],
  ['2026-12-31T00:00:00Z', 2, '2027-02-28T00:00:00Z'],
  ['2026-11-21T12:00:00Z', 0, '2026-11-21T12:00:00Z'],
])('%s and %i months is %s', (from, months, to) => {
  expect(addMonths(at(from), months)).toEqual(at(to));
});

const first = gift('a', 1, '2026-11-01T00:00:00Z');
const second = gift('b', 2, '2026-11-15T00:00:00Z');
const later = gift('c', 1, '2027-06-01T00:00:00Z');

it.each<[string, Grant[], string | null]>([
  ['nothing', [], null],
  ['one', [first], '2026-12-01T00:00:00Z'],
  ['the second begins where the first ends', [first, second], '2027-02-01T00:00:00Z'],
  ['in any order of lines', [second, first], '2027-02-01T00:00:00Z'],
  ['after a gap, when it was given', [first, later], '2027-07-01T00:00:00Z'],
  [
    'one taken back counts as never given',
    [first, second, back('d', first, '2026-11-20T00:00:00Z')],
    '2027-01-15T00:00:00Z',
  ],
  ['all taken back', [first, back('d', first, '2026-11-02T00:00:00Z')], null],
])('a ledger: %s', (_name, lines, until) => {
  expect(grantedOf(lines, null)?.until ?? null).toEqual(until && at(until));
});

it('begins after her free days', () => {
  expect(grantedOf([first], at('2026-11-08T00:00:00Z'))).toEqual({ kind: 'months', until: at('2026-12-08T00:00:00Z') });
  expect(grantedOf([first], at('2026-10-08T00:00:00Z'))).toEqual({ kind: 'months', until: at('2026-12-01T00:00:00Z') });
});
