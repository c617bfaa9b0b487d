import { expect, test } from 'vitest';
import { paidOut, type StatementLine } from './statement.ts';

const line = (changes: Partial<StatementLine>): StatementLine => ({
  id: 'line',
  at: '2026-11-01T12:00:00.000Z',
  kind: 'due',
  cents: 0,
  reason: null,
  number: 1,
  plan: null,
  nth: 1,
  dueAt: null,
  isDue: true,
  state: 'open',
  commission: 'a',
  ...changes,
});
const payout = (day: string, state: 'sent' | 'paid' | 'failed') =>
  line({ at: `${day}T12:00:00.000Z`, kind: 'paid', cents: -1340, state, commission: null });

test('a commission was paid out by a run after it fell due, unless that came back', () => {
  const early = line({});
  const late = line({ at: '2026-12-05T12:00:00.000Z', commission: 'b' });
  expect([...paidOut([early, late])]).toEqual([]);
  expect([...paidOut([early, late, payout('2026-12-01', 'sent')])]).toEqual(['a']);
  expect([...paidOut([early, late, payout('2026-12-01', 'failed')])]).toEqual([]);
  expect([...paidOut([early, late, payout('2026-12-01', 'failed'), payout('2026-12-09', 'paid')])]).toEqual(['a', 'b']);
});
