import type pg from 'pg';
import type { AnsweredBy } from '../reading.ts';
import { PrimaryLog } from './primary-log.ts';
import { readLsn, type Position } from './position.ts';
import { progressOf, PROGRESS, Replica, type Progress, type Unread } from './replica.ts';
import { Watched, type Which } from './watched.ts';

/** How often the primary and each replica are asked how far they are. */
const BEAT_MS = 200;
const KEPT_MS = 3_000;
const WRITTEN = 'select pg_current_wal_flush_lsn()::text as acknowledged, pg_current_wal_insert_lsn()::text as written';
type Written = { readonly acknowledged: string; readonly written: string };

/** A replica by its number in the setting, from 1 on: taken out, or back again. */
export type ReplicaNews = { readonly replica: number; readonly why: Unread | null; readonly error: unknown };

type Options = {
  /** One address of the member's login for each replica. */
  readonly urls: readonly string[];
  /** The same of the primary. */
  readonly primaryUrl: string;
  readonly openPool: (url: string) => pg.Pool;
  readonly told: (news: ReplicaNews) => void;
};

/**
 * The read replicas of the database. Both sides are asked several times a second how far they are, so that a replica's
 * lag is known as a time by this process's own clock. What nobody has said for a second counts for nothing: a replica,
 * or a primary, that falls silent takes its replicas out by that alone.
 */
export class Replicas {
  readonly #reads = { replica: 0, primary: 0, returned: 0 };
  readonly #log = new PrimaryLog(KEPT_MS);
  readonly #primary: Watched;
  readonly #all: readonly { readonly replica: Replica; readonly watched: Watched }[];
  #which: Which | null = null;
  #timer: NodeJS.Timeout | null = null;
  #beat: Promise<void>;
  #closed = false;

  constructor({ urls, primaryUrl, openPool, told }: Options) {
    this.#primary = new Watched(primaryUrl, (which) => this.#meet(which));
    const admit = (which: Which) => this.#admit(which);
    this.#all = urls.map((url, index) => ({
      watched: new Watched(url, admit),
      replica: new Replica({
        pool: openPool(url),
        heldBy: (replayed) => this.#log.heldBy(replayed),
        admit,
        told: (why, error) => told({ replica: index + 1, why, error }),
      }),
    }));
    this.#beat = this.#look();
  }

  /** Names the history in which places of the log are comparable; null until the primary has said it. */
  get origin(): string | null {
    return this.#which && `${this.#which.system}.${this.#which.timeline}`;
  }

  /** How many of the reads that may go to a replica were answered by whom. */
  get reads(): Readonly<Record<AnsweredBy, number>> {
    return { ...this.#reads };
  }

  count(by: AnsweredBy): void {
    this.#reads[by] += 1;
  }

  /**
   * A replica that may be read from and has replayed that place, else null. For one session the same one while it is
   * good, so that what the session reads goes forward.
   */
  choose(sid: string, after: Position | null): Replica | null {
    const good = this.#all.filter(({ replica }) => replica.isGoodFor(after));
    return good[Number.parseInt(sid.slice(0, 8), 16) % good.length]?.replica ?? null;
  }

  /** Resolves once each has been asked how far it is, from now on. */
  async looked(): Promise<void> {
    await this.#beat;
    await (this.#beat = this.#look());
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#beat;
    const watched = [this.#primary, ...this.#all.map((each) => each.watched)];
    await Promise.all([
      ...watched.map((each) => each.close().catch(() => undefined)),
      ...this.#all.map(({ replica }) => replica.close()),
    ]);
  }

  /** One look at everybody, and the next one a beat later. */
  async #look(): Promise<void> {
    await this.#lookOnce();
    if (this.#timer) clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(() => (this.#beat = this.#look()), BEAT_MS).unref();
  }

  async #lookOnce(): Promise<void> {
    // Heard before the primary is asked: further than the primary is then no copy of it can have come.
    const heard = this.#all.map(({ replica }) => replica.replayed);
    const at = performance.now();
    const said = await this.#primary.ask<Written>(WRITTEN).catch(() => null);
    const [acknowledged, written] = [readLsn(said?.acknowledged), readLsn(said?.written)];
    // Whatever was acknowledged when it was asked stands before the place it answered with.
    if (acknowledged !== null) this.#log.note(acknowledged, at);
    await Promise.all(
      this.#all.map(async ({ replica, watched }, index) => {
        const before = heard[index] ?? null;
        const isAhead = written !== null && before !== null && before > written;
        try {
          const replayed = progressOf(await watched.ask<Progress>(PROGRESS));
          replica.hear(isAhead ? null : replayed);
        } catch (error) {
          replica.takeOut('away', error);
        }
      }),
    );
  }

  #meet(which: Which): void {
    this.#log.forget();
    this.#which = which;
  }

  #admit({ system, database }: Which): void {
    if (this.#which === null) throw new Error('which database is the primary is not known yet');
    if (system !== this.#which.system || database !== this.#which.database)
      throw new Error('an address of DATABASE_READ_URL leads to another database than DATABASE_URL');
  }
}
