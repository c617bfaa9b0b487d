import type pg from 'pg';
import { begin, type Opening } from './opening.ts';
import { sendOn, Tx } from './query.ts';
import type { Position } from './replicas/position.ts';
import type { Replica } from './replicas/replica.ts';

type Asked = {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly give: (rows: unknown[]) => void;
  readonly fail: (error: unknown) => void;
};

/** A replica that a read may go to, and the place in the log that it has to have replayed. */
export type OnReplica = {
  readonly replica: Replica;
  readonly after: Position | null;
};

/** By whom a read was answered; `returned`: by the primary what a replica was asked and could not give. */
export type AnsweredBy = 'replica' | 'primary' | 'returned';

/**
 * A read in several steps: the statements of one turn go out as one read-only transaction, beginning and end with them,
 * and hold a connection no longer. With a replica they are read there, while the primary is asked once whether the
 * session lives: nothing is given out before it says so. What the replica cannot give is read on the primary, and so is
 * all that comes after.
 */
export class BatchedRead {
  readonly #pool: pg.Pool;
  readonly #opening: Opening;
  #onReplica: OnReplica | null;
  #isLive: Promise<void> | null = null;
  #asked: Asked[] = [];
  #begun = false;
  #isReturned = false;

  constructor(pool: pg.Pool, opening: Opening, onReplica: OnReplica | null = null) {
    this.#pool = pool;
    this.#onReplica = onReplica;
    // One sight of the rows for all of them: what another process deletes meanwhile is there whole, or the member is gone.
    this.#opening = { ...opening, begin: 'begin isolation level repeatable read read only' };
  }

  readonly tx = new Tx({
    login: 'member',
    send: (sql, parameters) => this.#ask(sql, parameters),
    push: () => {
      throw new Error('a read writes nothing');
    },
  });

  /** Who has answered so far. */
  get answeredBy(): AnsweredBy {
    if (this.#isReturned) return 'returned';
    return this.#onReplica && this.#begun ? 'replica' : 'primary';
  }

  /** Asks at least for the session, where nothing else was asked. */
  async end(): Promise<void> {
    if (!this.#begun) await this.#run();
  }

  #ask(sql: string, parameters: readonly unknown[]): Promise<unknown[]> {
    this.#begun = true;
    return new Promise((give, fail) => {
      // Promises that settle within a turn are heard before the next tick: what they ask for goes out together.
      if (this.#asked.push({ sql, parameters, give, fail }) === 1)
        process.nextTick(() => void this.#run().catch(() => undefined));
    });
  }

  /** Rejects, and fails what was asked, when there is no connection or no live session. */
  async #run(): Promise<void> {
    const left = this.#onReplica && this.#begun ? await this.#runThere(this.#onReplica) : null;
    if (left !== 'read') await this.#runHere(left);
  }

  /** One transaction on the primary, of what is left, or else of all that is waiting once there is a connection. */
  async #runHere(left: readonly Asked[] | null): Promise<void> {
    const client = await this.#pool.connect().catch((error: unknown) => this.#failAll(error, left));
    const asked = left ?? this.#asked.splice(0);
    let broken: Error | undefined;
    try {
      const opened = begin(client, this.#opening);
      const answers = asked.map(({ sql, parameters }) => sendOn(client, sql, parameters));
      const ended = client.query('commit').catch((error: Error) => void (broken = error));
      for (const [index, answer] of answers.entries())
        Promise.all([answer, opened]).then(([rows]) => asked[index]?.give(rows), asked[index]?.fail);
      await Promise.all([opened, ended]).finally(() => ended);
    } finally {
      client.release(broken);
    }
  }

  /** One transaction on the replica of all that is waiting; what could not be read there is left. */
  async #runThere({ replica, after }: OnReplica): Promise<'read' | readonly Asked[]> {
    this.#isLive ??= new BatchedRead(this.#pool, this.#opening).end();
    this.#isLive.catch(() => undefined);
    const client = await replica.connect();
    const asked = this.#asked.splice(0);
    const rows = client && (await replica.read(client, { opening: this.#opening, statements: asked, after }));
    if (rows === null) {
      this.#onReplica = null;
      this.#isReturned = true;
      return asked;
    }
    await this.#isLive.catch((error: unknown) => this.#failAll(error, asked));
    for (const [index, { give }] of asked.entries()) give(rows[index] ?? []);
    return 'read';
  }

  #failAll(error: unknown, taken: readonly Asked[] | null): never {
    for (const { fail } of taken ?? this.#asked.splice(0)) fail(error);
    throw error;
  }
}
