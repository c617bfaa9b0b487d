import type { PlanId } from '#domain/membership/plans.ts';
import type { SubscriptionReply } from '#contract/subscription/subscription.schemas.ts';
import { fixedClock } from '#server/platform/clock.ts';
import type { Payments } from '#server/platform/payments/payments.ts';
import { openPractice, type Practice } from '#server/platform/payments/practice/practice.ts';
import { stripePayments } from '#server/platform/payments/stripe-payments.ts';
import { stripePayouts } from '#server/platform/payments/stripe-payouts.ts';
import type { Browser } from './browser.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { member, type Registration } from './people.ts';

/** The whole server with the practice provider beside it: its events come in through our own endpoint. */
export type PaidApp = TestApp & {
  readonly practice: Practice;
  member(changes?: Partial<Registration>): Promise<{ browser: Browser; body: Registration }>;
  /** Presses Subscribe; the id of the page the member is sent to. */
  checkout(browser: Browser, plan: PlanId): Promise<string>;
  /** Pays there, and waits until every event was received. */
  pay(page: string): Promise<void>;
  status(browser: Browser): Promise<SubscriptionReply>;
  /** Moves both clocks, and plays what fell due at the provider. */
  later(ms: number): Promise<void>;
  /** The webhook, as the provider calls it. */
  hook(payload: string, headers: Record<string, string>): Promise<number>;
};

/**
 * As `openTestHouse`. `tax` has the provider work out the tax of orders. `pause` holds every reading of a subscription up before and after it is read, so that readings
 * overtake each other.
 */
export async function openPaidApp({
  at = '2026-11-21T12:00:00Z',
  pause = null,
  paysOut = false,
  tax = false,
}: {
  at?: string;
  pause?: (() => Promise<void>) | null;
  /** Whether the provider pays members out, too. */ paysOut?: boolean;
  tax?: boolean;
} = {}): Promise<PaidApp> {
  const clock = fixedClock(at);
  let open: TestApp | null = null;
  const hook = async (payload: string, headers: Record<string, string>): Promise<number> => {
    if (!open) throw new Error('the house is not open yet');
    return (await open.app.inject({ method: 'POST', url: '/api/webhooks/stripe', payload, headers })).statusCode;
  };
  const practice = await openPractice({
    clock,
    dataDir: null,
    publicOrigin: 'http://localhost:3000',
    retryMs: 1,
    deliverTo: ({ body, headers }) => hook(body, { ...headers }),
  });
  const payments = stripePayments({ mode: 'practice', ...practice, tax });
  open = await openTestApp({
    clock,
    payouts: paysOut ? stripePayouts(practice) : null,
    payments: pause ? { ...payments, readSubscription: slowly(payments.readSubscription, pause) } : payments,
  });
  const { close, browser: makeBrowser, ...services } = open;
  const status = async (browser: Browser) => (await browser.call('getSubscription')).body as SubscriptionReply;
  return {
    ...services,
    browser: makeBrowser,
    practice,
    hook,
    status,
    member: (changes) => member(open, changes),
    checkout: async (browser, plan) => pageIn(await browser.call('createCheckoutSession', { body: { plan } })),
    pay: async (page) => {
      const done = await practice.control.pay(page);
      if (done !== 'done') throw new Error(`the page answered ${done}`);
      await practice.control.settled();
    },
    later: async (ms) => {
      clock.advance(ms);
      await practice.tick();
      await practice.control.settled();
    },
    close: async () => {
      await practice.close();
      await close();
    },
  };
}

function slowly(read: Payments['readSubscription'], pause: () => Promise<void>): Payments['readSubscription'] {
  return async (customerId) => {
    await pause();
    const found = await read(customerId);
    await pause();
    return found;
  };
}

function pageIn({ status, body }: { status: number; body: unknown }): string {
  const page = /cs_\w+/.exec((body as { url?: string }).url ?? '')?.[0];
  if (!page) throw new Error(`checkout answered ${status} ${JSON.stringify(body)}`);
  return page;
}
