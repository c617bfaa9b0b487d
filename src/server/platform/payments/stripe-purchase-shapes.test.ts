import type Stripe from 'stripe';
import { expect, it, test } from 'vitest';
import { toDispute } from './stripe-purchase-shapes.ts';

const moved = (amount: number, fee: number) => ({ amount, fee, net: amount - fee });
const dispute = (status: string, ...moves: readonly object[]) =>
  ({ status, balance_transactions: moves }) as unknown as Stripe.Dispute;

test.each([
  ['warning_needs_response', [], { state: 'open', held: 0, lost: 0, fees: 0 }],
  ['warning_closed', [], { state: 'won', held: 0, lost: 0, fees: 0 }],
  ['prevented', [], { state: 'won', held: 0, lost: 0, fees: 0 }],
  ['needs_response', [moved(-3739, 1500)], { state: 'open', held: 3739, lost: 0, fees: 1500 }],
  ['under_review', [moved(-3739, 1500)], { state: 'open', held: 3739, lost: 0, fees: 1500 }],
  ['appeal_under_review', [moved(-3739, 1500)], { state: 'open', held: 3739, lost: 0, fees: 1500 }],
  ['a_step_of_tomorrow', [moved(-3739, 1500)], { state: 'open', held: 3739, lost: 0, fees: 1500 }],
  ['lost', [moved(-3739, 1500)], { state: 'lost', held: 0, lost: 3739, fees: 1500 }],
  // Won, and the money is still on its way back.
  ['won', [moved(-3739, 1500)], { state: 'won', held: 3739, lost: 0, fees: 1500 }],
  ['won', [moved(-3739, 1500), moved(3739, -1500)], { state: 'won', held: 0, lost: 0, fees: 0 }],
] as const)('a dispute that is %s, with what the provider moved: %o', (status, moves, told) => {
  expect(toDispute([dispute(status, ...moves)])).toEqual(told);
});

it('several about one payment are one: open while one is, else lost where one was', () => {
  const [lost, open] = [dispute('lost', moved(-1000, 1500)), dispute('needs_response', moved(-500, 1500))];
  expect(toDispute([lost, open])).toEqual({ state: 'open', held: 500, lost: 1000, fees: 3000 });
  expect(toDispute([lost, dispute('won', moved(-500, 1500), moved(500, 0))])).toEqual({
    ...{ state: 'lost', held: 0, lost: 1000, fees: 3000 },
  });
  expect(toDispute([])).toBeNull();
});
