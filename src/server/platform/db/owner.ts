import pg from 'pg';
import { CopyIn } from './copy-in.ts';

/** A connection of the database's owner: for commands on the host, never for a request. */
export type Owner = {
  query<Row extends pg.QueryResultRow>(
    sql: string,
    values?: readonly unknown[],
  ): Promise<{ rows: Row[]; count: number }>;
  /** Runs a `copy ... from stdin` with the lines of its text form. */
  copy(sql: string, lines: Buffer): Promise<void>;
};

/** One connection as the database's owner, for one piece of work. */
export async function asOwner<T>(adminUrl: string, work: (owner: Owner) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return await work({
      query: async <Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []) => {
        const { rows, rowCount } = await client.query<Row>(sql, [...values]);
        return { rows, count: rowCount ?? 0 };
      },
      copy: (sql, lines) =>
        new Promise((done, fail) => {
          client.query(new CopyIn({ sql, lines, end: (error) => (error ? fail(error) : done()) }));
        }),
    });
  } finally {
    await client.end();
  }
}
