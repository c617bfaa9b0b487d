import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';

/** Connections of one worker, none of which waits for ever for a database that neither answers nor hangs up. */
export type QueuePool = {
  readonly pool: Pool;
  /** Closes all of them, those too that are at work or get no answer. */
  close(): Promise<void>;
};

type Options = {
  readonly connectionString: string;
  readonly max: number;
  /** Milliseconds after which a question is taken for lost, and its connection with it. */
  readonly answerMs: number;
  readonly onError: (error: Error) => void;
};

/** How long connections may take to say good-bye. */
const LEAVE_MS = 1_000;

export function openQueuePool({ connectionString, max, answerMs, onError }: Options): QueuePool {
  const sockets = new Set<Socket>();
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    query_timeout: answerMs,
    // With it, a question without an answer ends its connection; without it, the next one is asked on the same.
    pipeline: true,
    stream: () => {
      const socket = new Socket();
      sockets.add(socket.once('close', () => sockets.delete(socket)));
      return socket;
    },
  });
  let isClosed = false;
  const hear = (error: Error): void => void (isClosed || onError(error));
  pool.on('error', hear);
  pool.on('connect', (client) => client.on('error', hear));
  return {
    pool,
    close: async () => {
      isClosed = true;
      const left = pool.end();
      await Promise.race([left, sleep(LEAVE_MS, undefined, { ref: false })]);
      for (const socket of sockets) socket.destroy();
    },
  };
}
