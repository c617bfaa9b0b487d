import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export type Listening = {
  readonly url: string;
  readonly channel: 'session_ended';
  readonly hear: (payload: string) => void;
  /** Milliseconds between two questions whether the database is still there; 10 s. */
  readonly askMs?: number;
};

/** As long as a connection may be at rest before the kernel asks as well. */
const ASK_MS = 10_000;
/** How long an opening may take, and the answer to a question. */
const ANSWER_MS = 5_000;
const AGAIN_MS = 1_000;
/** How long the good-bye may take. */
const LEAVE_MS = 1_000;

/**
 * Hears what the database tells on a channel, over a connection of its own. Who only listens would never learn that a
 * host has fallen silent: so it asks, and a question without an answer ends the connection. Opens it again a second
 * after each failure; only the first opening throws. Gives the way to stop.
 */
export async function listenOn({ url, channel, hear, askMs = ASK_MS }: Listening): Promise<() => Promise<void>> {
  let [closed, client]: [boolean, pg.Client | null] = [false, null];
  const open = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: Math.min(ANSWER_MS, 5 * askMs),
      // With it, a question without an answer ends its connection.
      pipeline: true,
      keepAlive: true,
      keepAliveInitialDelayMillis: ASK_MS,
    });
    // Its end is heard of where it was asked something, or at 'end'.
    next.on('error', () => undefined).on('notification', ({ payload = '' }) => hear(payload));
    const ask = () => next.query(`listen ${channel}`);
    try {
      await next.connect();
      await ask();
    } catch (error) {
      void next.end();
      throw error;
    }
    if (closed) return leave(next);
    client = next;
    const { promise: lost, resolve: lose } = Promise.withResolvers<undefined>();
    const timer = setInterval(() => void ask().catch(() => lose(undefined)), askMs).unref();
    next.once('end', () => lose(undefined));
    void lost.then(() => {
      clearInterval(timer);
      again();
    });
    return undefined;
  };
  const again = () => void (closed || setTimeout(() => void (closed || open().catch(again)), AGAIN_MS).unref());
  await open();
  return async () => {
    closed = true;
    if (client) await leave(client);
  };
}

async function leave(client: pg.Client): Promise<void> {
  await Promise.race([client.end(), sleep(LEAVE_MS, undefined, { ref: false })]);
}
