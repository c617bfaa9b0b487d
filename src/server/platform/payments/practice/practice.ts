import { join } from 'node:path';
import type { PlanId } from '#domain/membership/plans.ts';
import type { Clock } from '#server/platform/clock.ts';
import { answer } from './api/answer.ts';
import { listen } from './api/listen.ts';
import { advance } from './billing/timeline.ts';
import { inFolder, inMemory } from './state/state-file.ts';
import { PracticeContext } from './state/context.ts';
import { Control } from './control.ts';
import { byHttp, type Deliver } from './webhooks/deliver.ts';
import { WebhookSender } from './webhooks/webhook-sender.ts';

export type PracticeOptions = {
  readonly clock: Clock;
  /** Its book is kept in `practice/` below this folder; null: nowhere. */
  readonly dataDir: string | null;
  /** Where its pages stand. */
  readonly publicOrigin: string;
  /** Our webhook endpoint, or what carries events there. */
  readonly deliverTo: string | Deliver;
  /** First pause before an event is sent again, in ms; it doubles, up to an hour. */
  readonly retryMs?: number;
};

export type Practice = {
  /** Where the protocol is spoken: a port of this machine. */
  readonly apiBase: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly connectSecret: string;
  /** The id of each plan's price. */
  readonly prices: Readonly<Record<PlanId, string>>;
  /** The page of a payment of its own, once it was made. */
  readonly deskUrl: (paid: { sessionId: string | null; intentId: string | null }) => string | null;
  readonly control: Control;
  /**
   * Works at the desk at this moment of the clock; resolves when what was written there is on the disk. The pages use
   * it.
   */
  readonly at: <T>(work: (context: PracticeContext) => T) => Promise<T>;
  /** The same for work that changes nothing. */
  readonly look: <T>(work: (context: PracticeContext) => T) => Promise<T>;
  /**
   * Plays all that fell due by `now`: free days that end, renewals, further tries. Every call of the protocol does so
   * first.
   */
  readonly tick: (now?: Date) => Promise<void>;
  readonly close: () => Promise<void>;
};

const FIRST_RETRY_MS = 1_000;
const DAY = 86_400;
/** How long events can be listed, as with the provider. */
const EVENT_DAYS = 30;

/**
 * The practice provider: our own stand-in that speaks the payment provider's protocol, moves no money, and tells of
 * what happens by signed events. All time is the given clock's; signatures bear its real time.
 */
export async function openPractice({
  clock,
  dataDir,
  publicOrigin,
  deliverTo,
  retryMs = FIRST_RETRY_MS,
}: PracticeOptions): Promise<Practice> {
  const { state, saved } = dataDir === null ? inMemory() : await inFolder(join(dataDir, 'practice'));
  const keep = (): void => void saved().catch(() => undefined);
  const webhookSender = new WebhookSender({
    state,
    clock,
    retryMs,
    keep,
    deliver: typeof deliverTo === 'string' ? byHttp(deliverTo) : deliverTo,
  });
  const context = new PracticeContext(state, {
    origin: publicOrigin,
    at: seconds(clock.now()),
    told: (event) => webhookSender.take(event),
  });
  const sit = async <T>(
    work: (context: PracticeContext) => T,
    { now = clock.now(), writes }: { now?: Date | undefined; writes: boolean },
  ): Promise<T> => {
    const played = advance(context, seconds(now));
    sweep(context);
    const done = work(context);
    if (played || writes) await saved();
    webhookSender.send();
    return done;
  };
  const at: Practice['at'] = (work) => sit(work, { writes: true });
  const look: Practice['look'] = (work) => sit(work, { writes: false });
  const control = new Control({ webhookSender, at });
  const server = await listen({
    answer: (asked) => (asked.method === 'GET' ? look : at)((context) => answer(context, asked)),
    failure: (asked) => control.failureOf(asked),
  });
  const close = async () => {
    webhookSender.close();
    await server.close();
    await saved();
  };
  const prices = Object.fromEntries(Object.values(state.prices).map(({ plan, id }) => [plan, id])) as Record<
    PlanId,
    string
  >;
  return {
    apiBase: server.apiBase,
    secretKey: state.secretKey,
    webhookSecret: state.webhookSecret,
    connectSecret: state.connectSecret,
    prices,
    deskUrl: ({ sessionId, intentId }) =>
      sessionId && intentId ? `${publicOrigin}/practice/payment/${sessionId}` : null,
    control,
    at,
    look,
    tick: (now) => sit(() => undefined, { now, writes: false }),
    close,
  };
}

function seconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}

/** Old events go when they have been received, old replies after a day. */
function sweep({ state, at }: PracticeContext): void {
  const [oldest] = state.events;
  if (oldest && oldest.created < at - EVENT_DAYS * DAY) {
    const waiting = new Set(state.postings.map(({ event }) => event));
    state.events = state.events.filter(({ id, created }) => created >= at - EVENT_DAYS * DAY || waiting.has(id));
  }
  for (const [key, reply] of Object.entries(state.replies)) if (reply.at <= at - DAY) delete state.replies[key];
}
