import { withPayer, type PaymentEvent } from '#server/platform/payments/payments.ts';
import type { PayingDeps, SubscriptionDeps } from '../subscription-deps.ts';
import { compareStore } from './compare.store.ts';
import { mirrorStore } from './provider-record.store.ts';
import { noteOnly, refreshCustomer, takeOfNobody } from './refresh.ts';
import { isRelevantEvent } from './take-event.ts';

/** An event may be listed a little after its own time; on the first run for as long as the provider lists them. */
const OVERLAP_MS = 10 * 60_000;
const FIRST_MS = 30 * 86_400_000;
const MOST_PAGES = 200;
const MOST_DUE = 200;
const COMPARED_AT_MINUTE = 41;

/** Takes an event about a payment of its own or a payout, which is no plan's. */
export type TakeOther = (deps: PayingDeps, event: PaymentEvent) => Promise<void>;

/** Each minute who is due is read anew; once an hour all that happened at the provider is compared. */
export async function keepBilling(
  { payments, ...deps }: SubscriptionDeps,
  { now, takeOther }: { readonly now: Date; readonly takeOther: TakeOther },
): Promise<void> {
  if (!payments) return;
  await readDueCustomers({ ...deps, payments }, now);
  if (now.getUTCMinutes() === COMPARED_AT_MINUTE) await compareEvents({ ...deps, payments }, takeOther);
}

/**
 * Heals what was missed: lists what happened at the provider since the last comparison, in pages, and reads anew only
 * customers of whom an event never came. Where something fails, the same hours are compared again. Returns how many
 * events had been missed.
 */
export async function compareEvents(deps: PayingDeps, takeOther: TakeOther = noteOnly): Promise<number> {
  const now = deps.clock.now();
  const until = await compareStore.until(deps.db);
  const since = new Date((until ?? new Date(now.getTime() - FIRST_MS)).getTime() - OVERLAP_MS);
  const missed = await missedSince(deps, since);
  const customers = new Set<string>();
  const events: PaymentEvent[] = [];
  for (const event of missed.events) events.push(await withPayer(deps.payments, event));
  for (const { customerId } of events.filter(isRelevantEvent)) if (customerId) customers.add(customerId);
  for (const customerId of customers) await refreshCustomer(deps, { customerId, event: null });
  // Oldest first, though any order ends in the same.
  for (const event of events.toReversed())
    await (event.purchase || event.transferId ? takeOther : takeOfNobody)(deps, event);
  if (missed.all) await compareStore.noteUntil(deps.db, missed.newest ?? now);
  else deps.log.error('payments.behind', { count: missed.events.length, alert: true });
  return missed.events.length;
}

/** Reads anew who is due without an event: before a yearly renewal, and after an end of which nothing was heard. */
export async function readDueCustomers(deps: PayingDeps, now: Date): Promise<void> {
  for (const customerId of await compareStore.due(deps.db, { now, limit: MOST_DUE }))
    await refreshCustomer(deps, { customerId, event: null });
}

type Missed = { readonly events: readonly PaymentEvent[]; readonly newest: Date | null; readonly all: boolean };

async function missedSince({ db, payments }: PayingDeps, since: Date): Promise<Missed> {
  const events: PaymentEvent[] = [];
  let newest: Date | null = null;
  let after: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const told: { readonly events: readonly PaymentEvent[]; readonly more: boolean } = await payments.listEvents({
      since,
      after,
    });
    const unknown = await mirrorStore.unknown(
      db,
      told.events.map(({ id }) => id),
    );
    events.push(...told.events.filter(({ id }) => unknown.has(id)));
    newest ??= told.events[0]?.at ?? null;
    after = told.events.at(-1)?.id ?? null;
    if (!told.more || after === null) return { events, newest, all: true };
  }
  return { events, newest, all: false };
}
