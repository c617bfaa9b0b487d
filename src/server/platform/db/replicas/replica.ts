import type pg from 'pg';
import { begin, type Opening } from '../opening.ts';
import { sendOn } from '../query.ts';
import { readLsn, type Position } from './position.ts';
import { WHICH, type Which } from './watched.ts';

/** A replica that has not said within this time how far it is, or has not answered all within that, is taken out. */
const FIRST_MS = 1_000;
const ALL_MS = 5_000;
/** How far behind the primary it may be. */
export const MOST_LAG_MS = 1_000;
/** For how long one that was away is left alone at least. */
const OUT_MS = 1_000;

export const PROGRESS = 'select pg_is_in_recovery() as follows, pg_last_wal_replay_lsn()::text as replayed';
export type Progress = { readonly follows: boolean; readonly replayed: string | null };

export type Statement = { readonly sql: string; readonly parameters: readonly unknown[] };
/** Why a replica gave no rows: it is `away`, it is `behind` what was asked for, or it `refused` a statement. */
export type Unread = 'away' | 'behind' | 'refused';

/** How far a replica is by its own word; null for a server that follows no other. */
export function progressOf({ follows, replayed }: Progress): Position | null {
  return follows ? readLsn(replayed) : null;
}

/** What is read in one go, and what has to stand in the rows. */
export type Asked = {
  readonly opening: Opening;
  readonly statements: readonly Statement[];
  readonly after: Position | null;
};

type Parts = {
  readonly pool: pg.Pool;
  /** Until which moment (ms) everything of the primary's is there, for who has replayed so far. */
  readonly heldBy: (replayed: Position) => number | null;
  /** Throws where a connection leads to another database than the primary's. */
  readonly admit: (which: Which) => void;
  /** Hears when it is taken out, and why, and with null when it is back. */
  readonly told: (why: Unread | null, error?: unknown) => void;
};

/** One replica: how far it is, whether it is in use, and its connections. */
export class Replica {
  readonly #parts: Parts;
  readonly #known = new WeakSet<pg.PoolClient>();
  #replayed: Position | null = null;
  #out: { readonly until: number } | null = { until: 0 };

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Whether it may be read from: it answers, is at most a second behind, and has replayed that place. */
  isGoodFor(after: Position | null): boolean {
    return this.#out === null && this.#trusts(this.#replayed, after);
  }

  /** How far it was when it last said so. */
  get replayed(): Position | null {
    return this.#replayed;
  }

  /** It has said how far it is, or, with null, nothing that counts: it is taken out, or comes back, by that. */
  hear(replayed: Position | null): void {
    this.#replayed = replayed;
    if (!this.#trusts(replayed, null)) this.takeOut('behind');
    else if (this.#out && this.#out.until <= performance.now()) {
      this.#out = null;
      this.#parts.told(null);
    }
  }

  takeOut(why: Unread, error?: unknown): void {
    const wasIn = this.#out === null;
    this.#out = { until: performance.now() + (why === 'behind' ? 0 : OUT_MS) };
    if (wasIn) this.#parts.told(why, error);
  }

  /** A connection of it, or null, where there is none: then it is out. */
  async connect(): Promise<pg.PoolClient | null> {
    try {
      const client = await this.#parts.pool.connect();
      if (!this.#known.has(client)) await this.#admit(client);
      return client;
    } catch (error) {
      this.takeOut('away', error);
      return null;
    }
  }

  /** Reads by a connection and gives it back. Null where the rows cannot be had here, or cannot be trusted. */
  async read(client: pg.PoolClient, { opening, statements, after }: Asked): Promise<unknown[][] | null> {
    const trusts = (replayed: Position | null) => {
      this.#replayed = replayed;
      return this.#trusts(replayed, after);
    };
    const read = await readThere(client, { opening, statements, trusts });
    // One that has stopped answering would wait for its answers for ever.
    if (read === 'away') client.connection.stream.destroy();
    client.release(read === 'away');
    if (typeof read === 'object') return read.rows;
    if (read === 'away') this.takeOut('away');
    return null;
  }

  close(): Promise<void> {
    return this.#parts.pool.end();
  }

  #trusts(replayed: Position | null, after: Position | null): boolean {
    if (replayed === null || (after !== null && replayed < after)) return false;
    const moment = this.#parts.heldBy(replayed);
    return moment !== null && performance.now() - moment <= MOST_LAG_MS;
  }

  async #admit(client: pg.PoolClient): Promise<void> {
    try {
      const which = await within(FIRST_MS, client.query<Which>(WHICH));
      if (!which?.rows[0]) throw new Error('a replica does not say which database it is');
      this.#parts.admit(which.rows[0]);
      this.#known.add(client);
    } catch (error) {
      client.connection.stream.destroy();
      client.release(true);
      throw error;
    }
  }
}

type Read = {
  readonly opening: Opening;
  readonly statements: readonly Statement[];
  /** Whether rows may be trusted that were read after this place was replayed. */
  readonly trusts: (replayed: Position | null) => boolean;
};

/**
 * Reads on one connection of a replica, in one packet: first how far it is, then the transaction. The order is what
 * makes it true: the rows are seen later than the place, so whatever stands before the place is among them. Asked within
 * the transaction, the place could be newer than the rows.
 */
async function readThere(
  client: pg.PoolClient,
  { opening, statements, trusts }: Read,
): Promise<{ readonly rows: unknown[][] } | Unread> {
  const place = client.query<Progress>({ name: 'progress', text: PROGRESS });
  const opened = begin(client, opening);
  const answers = statements.map(({ sql, parameters }) => sendOn(client, sql, parameters));
  const ended = client.query('commit');
  const all = Promise.all([opened, ended, ...answers]);
  all.catch(() => undefined);
  for (const each of [opened, ended, ...answers]) Promise.resolve(each).catch(() => undefined);
  const first = await within(FIRST_MS, place);
  if (first === null || (await within(ALL_MS, ended)) === null) return 'away';
  if (!first.rows[0] || !trusts(progressOf(first.rows[0]))) return 'behind';
  return Promise.all([opened, ...answers]).then(
    ([, ...rows]) => ({ rows }),
    () => 'refused' as const,
  );
}

/** What was promised, or null where it failed or took longer. */
async function within<T>(ms: number, promised: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  // Where this process itself stood still, what came meanwhile is heard first.
  const late = new Promise<null>((give) => {
    timer = setTimeout(() => setImmediate(() => setImmediate(give, null)), ms);
  });
  try {
    return await Promise.race([promised.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}
