import type pg from 'pg';
import { begin, type Opening } from './opening.ts';
import { sendOn, Tx } from './query.ts';

type Asked = {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly give: (rows: unknown[]) => void;
  readonly fail: (error: unknown) => void;
};

/**
 * A read in several steps: the statements of one turn go out as one read-only transaction, beginning and end with them,
 * and hold a connection no longer.
 */
export class BatchedRead {
  readonly #pool: pg.Pool;
  readonly #opening: Opening;
  #asked: Asked[] = [];
  #begun = false;

  constructor(pool: pg.Pool, opening: Opening) {
    this.#pool = pool;
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

  /**
   * One transaction of all that is waiting. Rejects, and fails what was asked, when there is no connection or no live
   * session.
   */
  async #run(): Promise<void> {
    const client = await this.#pool.connect().catch((error: unknown) => this.#failAll(error));
    const asked = this.#asked.splice(0);
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

  #failAll(error: unknown): never {
    for (const { fail } of this.#asked.splice(0)) fail(error);
    throw error;
  }
}
