import pg from 'pg';

/** A server that does not answer a word within this time is away. */
const MOST_MS = 1_000;

/** Which database this is: a copy of another cluster has another system, one that went its own way another timeline. */
export const WHICH =
  "select (select system_identifier::text from pg_control_system()) as system, current_database() as database, case when pg_is_in_recovery() then '' else left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) end as timeline";

export type Which = { readonly system: string; readonly database: string; readonly timeline: string };

/** One connection that looks at a server again and again, opened anew after each failure. */
export class Watched {
  readonly #url: string;
  readonly #onOpen: (which: Which) => void;
  #client: Promise<pg.Client> | null = null;
  #closed = false;

  /** `onOpen` hears whose server answers, at each new connection; where it throws, nothing is asked. */
  constructor(url: string, onOpen: (which: Which) => void) {
    this.#url = url;
    this.#onOpen = onOpen;
  }

  /** The first row of an answer. Rejects where the server is away. */
  async ask<Row extends pg.QueryResultRow>(text: string): Promise<Row> {
    const open = (this.#client ??= this.#open());
    try {
      const { rows } = await (await open).query<Row>({ name: 'watched', text });
      if (!rows[0]) throw new Error('a server that is watched said nothing');
      return rows[0];
    } catch (error) {
      this.#drop(open);
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#client) await this.#drop(this.#client);
  }

  async #open(): Promise<pg.Client> {
    if (this.#closed) throw new Error('nobody watches any more');
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: MOST_MS,
      query_timeout: MOST_MS,
    });
    // One that breaks fails what it was asked next.
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<Which>(WHICH);
      if (!rows[0]) throw new Error('a server does not say which database it is');
      this.#onOpen(rows[0]);
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  async #drop(open: Promise<pg.Client>): Promise<void> {
    if (this.#client === open) this.#client = null;
    await open.then((client) => client.end()).catch(() => undefined);
  }
}
