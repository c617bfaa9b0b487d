import { addMonths } from '#domain/membership/grants.ts';
import { goesOn } from '#domain/membership/next-month.ts';
import { PaymentRefused, type ProviderSubscription } from '#server/platform/payments/payments.ts';
import { refreshCustomer } from '../provider-record/refresh.ts';
import type { PayingDeps } from '../subscription-deps.ts';
import { chargeMoveStore, type ChargeMove, type MoveOutcome } from './charge-move.store.ts';
import { operationStore } from './operation.store.ts';

/**
 * Moves the next charge of a member's plan by a month, under a key that was stored before: `done`; `needless` where the
 * plan does not go on, so that the month has its place behind the paid time anyway; `refused` where the provider says
 * no. Bears running again at any point: where the period turned meanwhile it is reckoned anew. Throws while nobody
 * knows, or while another move of the member's is on its way.
 */
export async function moveCharge(deps: PayingDeps, move: ChargeMove): Promise<MoveOutcome> {
  const customer = await operationStore.customer(deps.db, { userId: move.userId });
  const plan = customer?.customerId ? await deps.payments.readSubscription(customer.customerId) : null;
  if (!customer?.customerId || !plan || !goesOn(plan)) return 'needless';
  if (isMoved(plan, move)) return 'done';
  const aimed = await aim(deps, { move, plan });
  try {
    await deps.payments.moveNextCharge({
      subscriptionId: plan.id,
      at: aimed.target,
      key: `${move.id}:${aimed.turn}`,
    });
  } catch (error) {
    if (error instanceof PaymentRefused) return 'refused';
    throw error;
  }
  await refreshCustomer(deps, { customerId: customer.customerId, event: null });
  return 'done';
}

/** A month that is charged ends on the same day as one that was moved: only the second one is free. */
function isMoved({ state, periodEnd }: ProviderSubscription, { target }: ChargeMove): boolean {
  return state === 'trialing' && target !== null && periodEnd.getTime() === target.getTime();
}

async function aim(
  { db }: PayingDeps,
  { move, plan: { periodEnd } }: { move: ChargeMove; plan: ProviderSubscription },
): Promise<ChargeMove & { readonly target: Date }> {
  const { base, target } = move;
  if (base && target && base.getTime() === periodEnd.getTime()) return { ...move, target };
  const reckoned = { base: periodEnd, target: addMonths(periodEnd, 1) };
  const aimed = await chargeMoveStore.aim(db, move, reckoned);
  if (!aimed) throw new Error('another charge of hers is being moved');
  return { ...aimed, target: reckoned.target };
}
