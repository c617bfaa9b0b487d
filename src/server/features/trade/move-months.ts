import { dayInZone } from '#domain/calendar/local-date.ts';
import { giveBackPoints } from '#server/features/points/public.ts';
import { chargeMoveStore, moveCharge, takeMonthsBack, type PayingDeps } from '#server/features/subscription/public.ts';
import type { Tx } from '#server/platform/db/query.ts';
import type { JobRun } from '#server/platform/jobs/task.ts';

type Deps = Omit<PayingDeps, 'payments'> & { readonly payments: PayingDeps['payments'] | null };

/**
 * Moves the next charge for a month that was traded for points. Where it can't be moved the trade is undone in one
 * transaction: a line against the month, and a row that gives the points back. Tried until the provider has answered.
 */
export async function moveMonths({ payments, ...deps }: Deps, { id, last }: JobRun): Promise<void> {
  const move = await chargeMoveStore.open(deps.db, id);
  if (!move) return;
  const outcome = payments ? await moveCharge({ ...deps, payments }, move).catch(givenUp(last)) : 'refused';
  const now = deps.clock.now();
  await chargeMoveStore.settle(deps.db, move, {
    outcome,
    ...(outcome === 'refused' && { after: (owner: Owner) => undo(owner, { press: id, now }) }),
  });
  if (outcome === 'refused') deps.log.warn('trade.undone', {});
}

/** After the last try it is undone: the worst that can come of it is a month too many. */
function givenUp(last: boolean): (error: unknown) => 'refused' {
  return (error) => {
    if (!last) throw error;
    return 'refused';
  };
}

type Owner = { readonly tx: Tx; readonly userId: string };

async function undo({ tx, userId }: Owner, { press, now }: { press: string; now: Date }): Promise<void> {
  await takeMonthsBack({ tx, userId }, { key: press, now });
  await giveBackPoints({
    owner: { tx, keys: { userId } },
    use: 'reward',
    key: press,
    day: dayInZone(now, 'UTC'),
    at: now,
  });
}
