import { join } from 'node:path';
import type { PlanId } from '#domain/membership/plans.ts';
import type { Clock } from '#server/platform/clock.ts';
import { answer } from './api/answer.ts';
import { listen } from './api/listen.ts';
import { advance } from './billing/timeline.ts';
import { inFolder, inMemory } from './book/book-file.ts';
import { Desk } from './book/desk.ts';
import { Control } from './control.ts';
import { byHttp, type Deliver } from './post/deliver.ts';
import { Post } from './post/post.ts';

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
  /** The id of each plan's price. */
  readonly prices: Readonly<Record<PlanId, string>>;
  readonly control: Control;
  /** Works at the desk at this moment of the clock; resolves when what was written there is on the disk. The pages use it. */
  readonly at: <T>(work: (desk: Desk) => T) => Promise<T>;
  /** The same for work that changes nothing. */
  readonly look: <T>(work: (desk: Desk) => T) => Promise<T>;
  /** Plays all that fell due by `now`: free days that end, renewals, further tries. Every call of the protocol does so first. */
  readonly tick: (now?: Date) => Promise<void>;
  readonly close: () => Promise<void>;
};

const FIRST_RETRY_MS = 1_000;
const DAY = 86_400;
/** How long events can be listed, as with the provider. */
const EVENT_DAYS = 30;

/**
 * The practice provider: our own stand-in that speaks the payment provider's protocol, moves no money, and tells of what happens by signed events. All
 * time is the given clock's; signatures bear its real time.
 */
export async function openPractice({
  clock,
  dataDir,
  publicOrigin,
  deliverTo,
  retryMs = FIRST_RETRY_MS,
}: PracticeOptions): Promise<Practice> {
  const { book, saved } = dataDir === null ? inMemory() : await inFolder(join(dataDir, 'practice'));
  const keep = (): void => void saved().catch(() => undefined);
  const post = new Post({
    book,
    clock,
    retryMs,
    keep,
    deliver: typeof deliverTo === 'string' ? byHttp(deliverTo) : deliverTo,
  });
  const desk = new Desk(book, { origin: publicOrigin, at: seconds(clock.now()), told: (event) => post.take(event) });
  const sit = async <T>(
    work: (desk: Desk) => T,
    { now = clock.now(), writes }: { now?: Date | undefined; writes: boolean },
  ): Promise<T> => {
    const played = advance(desk, seconds(now));
    sweep(desk);
    const done = work(desk);
    if (played || writes) await saved();
    post.send();
    return done;
  };
  const at: Practice['at'] = (work) => sit(work, { writes: true });
  const look: Practice['look'] = (work) => sit(work, { writes: false });
  const control = new Control({ post, at });
  const server = await listen({
    answer: (asked) => (asked.method === 'GET' ? look : at)((desk) => answer(desk, asked)),
    failure: (asked) => control.failureOf(asked),
  });
  const close = async () => {
    post.close();
    await server.close();
    await saved();
  };
  const prices = Object.fromEntries(Object.values(book.prices).map(({ plan, id }) => [plan, id])) as Record<
    PlanId,
    string
  >;
  return {
    apiBase: server.apiBase,
    secretKey: book.secretKey,
    webhookSecret: book.webhookSecret,
    prices,
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
function sweep({ book, at }: Desk): void {
  const [oldest] = book.events;
  if (oldest && oldest.created < at - EVENT_DAYS * DAY) {
    const waiting = new Set(book.postings.map(({ event }) => event));
    book.events = book.events.filter(({ id, created }) => created >= at - EVENT_DAYS * DAY || waiting.has(id));
  }
  for (const [key, reply] of Object.entries(book.replies)) if (reply.at <= at - DAY) delete book.replies[key];
}
