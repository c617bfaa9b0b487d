import pg from 'pg';
import { listenOn } from './listening.ts';
import { begin, SessionEnded, type Login, type Opening } from './opening.ts';
import { sendOn, Tx, type Bound } from './query.ts';
import { BatchedRead } from './reading.ts';
import { UNKNOWN, readLsn, type Position } from './replicas/position.ts';
import { Replicas, type ReplicaNews } from './replicas/replicas.ts';
import { requestPlace, type RequestPlace } from './replicas/request-place.ts';
import { turnSocket } from './socket.ts';

// A day has no time zone: pg would turn it into an instant of this machine's zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** An address for each login of the product; `listen` where the worker's does not lead to the database directly. */
export type LoginUrls = Readonly<Record<Login, string>> & { readonly listen?: string };

/** `spread` says that members' rows lie on other nodes behind it, as scripts/proof/scale/citus sets them up. */
export type DatabaseUrls = LoginUrls & { readonly spread?: boolean };

/** Without `max`, as many connections a login as its work needs. */
export type DatabaseOptions = {
  readonly urls: DatabaseUrls;
  /** The member's login on each read replica. */
  readonly readUrls?: readonly string[];
  readonly max?: number;
  /** Milliseconds after which a statement is taken for lost, and its connection with it; 60 s. */
  readonly answerMs?: number;
  readonly onFault: (error: Error) => void;
  /** Hears that a replica was taken out, or is back. */
  readonly onReplica?: (news: ReplicaNews) => void;
};

/** The member behind a transaction, and, for one that reads, whether a replica may answer. */
type Who = { readonly sid: string; readonly user_id: string };
type Reader = Who & { readonly mayLag?: MayLag | null };
/** What is read may be up to a second old, but for what the log holds before this place: that must be there. */
export type MayLag = { readonly after: Position | null };

// What is asked before a session is short, and jobs are few at a time: neither waits behind the members' work.
const MOST: Readonly<Record<Login, number>> = { visitor: 4, member: 10, worker: 4 };

/** What the database knows of the pool's login. */
export type Identity = {
  readonly role: string;
  readonly superuser: boolean;
  readonly bypass: boolean;
  readonly owner: boolean;
  readonly durable: boolean;
};

const SID = /^[0-9a-f]{64}$/;
const JOB = /^[0-9a-f-]{36}$/;

/**
 * Connections of the three logins. Every transaction first becomes what its login may become; nothing runs as the login
 * itself.
 */
export class Database {
  readonly #pools: Readonly<Record<Login, pg.Pool>>;
  readonly #onFault: (error: Error) => void;
  readonly #listenUrl: string;
  /** Null where none are set. */
  readonly replicas: Replicas | null;
  readonly #spread: boolean;

  constructor({ urls, readUrls = [], max, answerMs, onFault, onReplica = () => undefined }: DatabaseOptions) {
    const pool = (login: Login) => openPool({ url: urls[login], max: max ?? MOST[login], answerMs, onFault });
    this.#pools = { visitor: pool('visitor'), member: pool('member'), worker: pool('worker') };
    this.#onFault = onFault;
    this.#listenUrl = urls.listen ?? urls.worker;
    this.replicas = readUrls.length
      ? new Replicas({
          urls: readUrls,
          primaryUrl: urls.member,
          // One that is away is told of once, not by each of its connections.
          openPool: (url) => openPool({ url, max: max ?? MOST.member, onFault: () => undefined, wait: 1_000 }),
          told: onReplica,
        })
      : null;
    this.#spread = urls.spread ?? false;
  }

  /**
   * One transaction as the member of a live session. `sid` is the hex SHA-256 of the member's cookie. Throws
   * SessionEnded when it has ended, at the first answer of the database: until then nothing has been read or written in
   * the member's name.
   */
  asMember<T>({ sid, user_id }: Who, work: (tx: Tx) => Promise<T>): Promise<T> {
    if (!SID.test(sid)) throw new SessionEnded();
    return this.#transaction(
      { login: 'member', as: { setting: 'app.sid', value: sid, mustBe: (uid) => uid === user_id } },
      work,
    );
  }

  /**
   * Reads as the member of a live session: what is asked for within one turn is a read-only transaction of its own,
   * that goes out whole and comes back whole. Each asks for the session anew; work that asks for nothing is not
   * answered for an ended one either. Where it says that it may lag, a replica may answer: the primary is then asked for
   * the session once, before anything is given out.
   */
  async asReader<T>({ sid, user_id, mayLag = null }: Reader, work: (tx: Tx) => Promise<T>): Promise<T> {
    if (!SID.test(sid)) throw new SessionEnded();
    const opening: Opening = {
      login: 'member',
      as: { setting: 'app.sid', value: sid, mustBe: (uid) => uid === user_id },
      spread: this.#spread,
    };
    const replica = mayLag && this.replicas?.choose(sid, mayLag.after);
    const reading = new BatchedRead(this.#pools.member, opening, replica ? { replica, after: mayLag.after } : null);
    const result = await work(reading.tx);
    await reading.end();
    if (mayLag) this.replicas?.count(reading.answeredBy);
    return result;
  }

  /** One transaction before a session, or without one: only privileged functions answer. */
  asVisitor<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#transaction({ login: 'visitor', as: null }, work);
  }

  /** One transaction of the worker role. With a job, it acts as the member of that job's scope. */
  asWorker<T>(job: string | null, work: (tx: Tx) => Promise<T>): Promise<T> {
    if (job !== null && !JOB.test(job)) throw new Error('not a job id');
    return this.#transaction(
      { login: 'worker', as: job === null ? null : { setting: 'app.job', value: job, mustBe: (uid) => uid !== null } },
      work,
    );
  }

  /**
   * Hears what the database tells every process, such as a session that has ended. Reconnects by itself, a second after
   * each failure, silence being one.
   */
  listen(channel: 'session_ended', hear: (payload: string) => void): Promise<() => Promise<void>> {
    return listenOn({ url: this.#listenUrl, channel, hear });
  }

  /**
   * Who each login is for the database: its role, whether that role could step around the policies, and whether a
   * commit reaches the disk.
   */
  async whoAmI(): Promise<Identity[]> {
    const all = await Promise.all(
      Object.values(this.#pools).map(async (pool) => {
        const { rows } = await pool.query<Identity>(
          "select current_user as role, rolsuper as superuser, rolbypassrls as bypass, exists (select 1 from pg_namespace where nspowner = pg_roles.oid) as owner, current_setting('fsync') = 'on' and current_setting('synchronous_commit') in ('on', 'remote_apply') as durable from pg_roles where rolname = current_user",
        );
        if (!rows[0]) throw new Error('the database does not know its own role');
        return rows[0];
      }),
    );
    return all;
  }

  async close(): Promise<void> {
    await this.replicas?.close();
    // A connection that the database ends while it is being closed is no fault.
    await Promise.all(
      Object.values(this.#pools).map((pool) =>
        pool
          .off('error', this.#onFault)
          .on('error', () => undefined)
          .end(),
      ),
    );
  }

  async #transaction<T>(as: Opening, work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await this.#pools[as.login].connect();
    let broken: Error | undefined;
    const pushed: Promise<unknown>[] = [];
    const bound: Bound[] = [];
    let outcome: 'open' | 'asked' | 'known' = 'open';
    let first: unknown;
    const place = this.replicas ? requestPlace() : undefined;
    try {
      const opened = begin(client, { ...as, spread: this.#spread });
      // Every statement waits for it, and so does the end; work that fails before either must not leave it unheard.
      opened.catch(() => undefined);
      // The statement leaves with the opening; that answer comes first, and no row is given out before it says that the
      // member may.
      const send = async (sql: string, parameters: readonly unknown[]) => {
        const sent = sendOn(client, sql, parameters);
        sent.catch((error: unknown) => (first ??= error));
        return (await Promise.all([sent, opened]))[0];
      };
      const push = (sql: string, parameters: readonly unknown[]) => {
        const sent = send(sql, parameters);
        sent.catch(() => undefined);
        pushed.push(sent);
      };
      const result = await work(new Tx({ login: as.login, send, push, bound, spread: this.#spread }));
      await opened;
      for (const each of bound) await each.beforeCommit();
      outcome = 'asked';
      const [ended] = await Promise.all([place ? commitAt(client, place) : client.query('commit'), ...pushed]);
      outcome = 'known';
      // PostgreSQL ends a failed transaction by rolling back, and calls that no error.
      if (ended.command !== 'COMMIT') throw new Error('the transaction was not committed');
      for (const each of bound) await each.ended(true);
      return result;
    } catch (error) {
      await client.query('rollback').catch((fault: Error) => (broken = fault));
      if (outcome === 'asked') place?.note(UNKNOWN);
      if (outcome !== 'asked') for (const each of bound) await each.ended(false);
      // What was sent after a statement that failed is refused because of it: that one says why, whoever hears first.
      throw isAfterAnother(error) ? (first ?? error) : error;
    } finally {
      client.release(broken);
    }
  }
}

const WROTE = { name: 'wrote', text: 'select pg_current_xact_id_if_assigned() is not null as wrote' };
const WRITTEN_TO = { name: 'written_to', text: 'select pg_current_wal_insert_lsn()::text as place' };

/**
 * Commits, and notes how far the log has come then if the transaction wrote: both are asked in the packet of the commit.
 */
async function commitAt(client: pg.PoolClient, place: RequestPlace): Promise<pg.QueryResult> {
  const wrote = client.query<{ wrote: boolean }>(WROTE).catch(() => null);
  const ended = client.query('commit');
  const at = client.query<{ place: string }>(WRITTEN_TO).catch(() => null);
  const done = await ended;
  const [before, after] = await Promise.all([wrote, at]);
  if (before?.rows[0]?.wrote !== false && done.command === 'COMMIT')
    place.note(readLsn(after?.rows[0]?.place) ?? UNKNOWN);
  return done;
}

/** The database ends a statement after 15 s, and a proxy waits 65 s for us: what has no answer after this gets none. */
const ANSWER_MS = 60_000;

type PoolOptions = {
  url: string;
  max: number;
  onFault: (error: Error) => void;
  wait?: number;
  answerMs?: number | undefined;
};

function openPool({ url, max, onFault, wait = 5_000, answerMs = ANSWER_MS }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    stream: turnSocket,
    pipeline: true,
    connectionTimeoutMillis: wait,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    query_timeout: answerMs,
  });
  pool.on('error', onFault);
  // The pool listens to idle connections only. One that breaks at work fails what it was asked, and nobody else needs
  // to hear of it: unheard, it would end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/** "current transaction is aborted": the statement itself did nothing wrong. */
function isAfterAnother(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '25P02';
}
