import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '#server/platform/clock.ts';
import { asOwner } from '#server/platform/db/owner.ts';
import { cancelLater } from '#server/platform/payments/practice/billing/cancel.ts';
import { known } from '#server/platform/payments/practice/state/state.ts';
import type { PracticeContext } from '#server/platform/payments/practice/state/context.ts';
import { byHttp, type Deliver } from '#server/platform/payments/practice/webhooks/deliver.ts';
import { openPractice, type Practice } from '#server/platform/payments/practice/practice.ts';
import { subscriptionWire } from '#server/platform/payments/practice/wire/subscription.ts';
import { newDataDir, removeDataDir, startProduct, type Product } from '../bench/ground/product.ts';
import { quantile, shown } from '../bench/statistics.ts';
import { chancesFrom } from '../forecast/blind.ts';
import { ensureServerBundle } from '../start/server-bundle.mjs';
import { ensureWebBuild } from '../start/web-build.mjs';
import { difference, payingMembers, type Payer } from './paying-members.ts';
import type { Course, Found, Proof } from './proof.ts';
import { traffic } from './traffic.ts';

const A_SECOND = 200;
const STEP_MS = 50;
const LATEST_MS = 300_000;
/** Shares of the changes: cancelled or taken back, told twice, told late. */
const [TURNS, TWICE, LATE] = [0.2, 0.05, 0.1];

/** 200 signed events a second beside members who read and write. */
export const eventStorm: Proof = {
  name: 'event-storm',
  claims: `${A_SECOND} signed events a second from the provider beside members' own traffic: every one is heard, every plan stands as at the provider, nothing answers 5xx but 503`,
  run: async (course) => {
    await ensureWebBuild(process.execPath);
    await ensureServerBundle(process.execPath);
    const dataDir = newDataDir();
    const post = new Postman();
    const practice = await openPractice({
      clock: systemClock,
      dataDir: null,
      publicOrigin: 'http://localhost',
      deliverTo: post.deliver,
      retryMs: 200,
    });
    const product = await startProduct({ dataDir, settings: settingsOf(practice) }).catch(async (error: unknown) => {
      await practice.close();
      throw error;
    });
    try {
      post.carry = byHttp(`${product.origin.replace('localhost', '127.0.0.1')}/api/webhooks/stripe`);
      return await prove({ product, practice, post }, course);
    } finally {
      await product.stop();
      await practice.close();
      removeDataDir(dataDir);
    }
  },
};

type Scene = { readonly product: Product; readonly practice: Practice; readonly post: Postman };

/** Counts how events were received. Without a carrier nobody is there yet. */
class Postman {
  carry: Deliver = async () => 0;
  readonly statuses = new Map<number, number>();
  readonly deliver: Deliver = async (parcel) => {
    const status = await this.carry(parcel).catch(() => 0);
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    return status;
  };
}

function settingsOf({ apiBase, secretKey, webhookSecret, prices }: Practice): Record<string, string> {
  return {
    DEMO: '0',
    STRIPE_API_BASE: apiBase,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_MONTHLY: prices.premium_monthly,
    STRIPE_PRICE_YEARLY: prices.premium_yearly,
  };
}

async function prove(scene: Scene, { short, seed }: Course): Promise<Found> {
  const { product, practice, post } = scene;
  const seconds = short ? 5 : 30;
  const payers = await payingMembers(product, practice, short ? 6 : 20);
  await practice.control.settled();
  const met = { origin: product.origin, cookies: payers.map(({ cookie }) => cookie), seconds };
  const quiet = await traffic({ ...met, seconds: seconds / 2 });
  post.statuses.clear();
  const before = await practice.look(({ state }) => state.events.length);
  const [sent, stormy] = await Promise.all([
    storm(practice, { payers, seconds, chance: chancesFrom(seed) }),
    traffic(met),
  ]);
  const drained = await drain(practice);
  const told = await practice.look(({ state }) => state.events.slice(before).map(({ id }) => id));
  const wrong = [
    ...(await unheard(scene, told)),
    ...(await differing(scene, payers)),
    ...strangeStatuses(post),
    ...stormy.faults,
    ...(drained === null ? [`events were still waiting after ${LATEST_MS / 1000} s`] : []),
    ...(await blindness(scene, payers)),
  ];
  const ratio = quantile(stormy.took, 0.99) / quantile(quiet.took, 0.99);
  const figures = {
    events: told.length,
    'sent in all': sent,
    seconds,
    'heard late by s': drained === null ? 'never' : shown(drained / 1000, 1),
    'answers of members': stormy.took.length,
    'their p99 ms': shown(quantile(stormy.took, 0.99), 0),
    'times that without the storm': shown(ratio, 1),
    'shed with 503': post.statuses.get(503) ?? 0,
  };
  return { figures, compared: told.length + payers.length, wrong };
}

/** Changes plans at the provider so that the events, copies counted, leave at the rate; says how many left. */
async function storm(
  practice: Practice,
  { payers, seconds, chance }: { payers: readonly Payer[]; seconds: number; chance: () => number },
): Promise<number> {
  const most = A_SECOND * seconds;
  let sent = 0;
  practice.control.fate(() => {
    const copies = chance() < TWICE ? 2 : 1;
    sent += copies;
    return { copies, delayMs: chance() < LATE ? Math.floor(chance() * 1_000) : 0 };
  });
  const began = performance.now();
  while (sent < most) {
    const due = Math.min(most, Math.ceil(((performance.now() - began) / 1000) * A_SECOND));
    while (sent < due)
      await practice.at((context) =>
        turn(context, payers[Math.floor(chance() * payers.length)]?.subscription ?? '', chance),
      );
    await sleep(STEP_MS);
  }
  practice.control.fate(() => ({}));
  return sent;
}

function turn(context: PracticeContext, id: string, chance: () => number): void {
  const subscription = known(context.state.subscriptions, id);
  if (chance() < TURNS) return cancelLater(context, subscription, !subscription.cancelAtPeriodEnd);
  context.change('customer.subscription.updated', {
    shown: () => subscriptionWire(context, subscription),
    work: () => {
      subscription.metadata = { ...subscription.metadata, turn: String(chance()) };
    },
  });
}

/** How long it took until nothing was on its way any more, in ms; null when it took too long. */
async function drain(practice: Practice): Promise<number | null> {
  const began = performance.now();
  const late = sleep(LATEST_MS, null, { ref: false });
  return Promise.race([practice.control.settled().then(() => performance.now() - began), late]);
}

async function unheard({ product }: Scene, told: readonly string[]): Promise<string[]> {
  const { rows } = await asOwner(product.adminUrl, (owner) =>
    owner.query<{ event_id: string }>('select event_id from auth.webhook_event where event_id = any($1)', [told]),
  );
  const heard = new Set(rows.map(({ event_id: id }) => id));
  return told.filter((id) => !heard.has(id)).map((id) => `${id} was never heard`);
}

async function differing({ product, practice }: Scene, payers: readonly Payer[]): Promise<string[]> {
  const found = await Promise.all(payers.map((payer) => difference(product, practice, payer)));
  return found.filter((each) => each !== null);
}

function strangeStatuses({ statuses }: Postman): string[] {
  return [...statuses]
    .filter(([status]) => status !== 200 && status !== 503)
    .map(([status, count]) => `${count} events were answered ${status === 0 ? 'by nobody' : status}`);
}

/** Loses one event on purpose: what compares must see it, twice over, or it saw nothing before. */
async function blindness(scene: Scene, payers: readonly Payer[]): Promise<string[]> {
  const [payer] = payers;
  if (!payer) return ['nobody paid'];
  const { control } = scene.practice;
  control.fate(() => ({ copies: 0 }));
  const lost = await scene.practice.at((context) => {
    const subscription = known(context.state.subscriptions, payer.subscription);
    cancelLater(context, subscription, !subscription.cancelAtPeriodEnd);
    return context.state.events.at(-1)?.id ?? '';
  });
  control.fate(() => ({}));
  const seen = (await unheard(scene, [lost])).length === 1 && (await differing(scene, [payer])).length === 1;
  return seen ? [] : ['an event that was lost on purpose was not missed'];
}
