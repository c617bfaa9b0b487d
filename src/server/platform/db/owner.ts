import pg from 'pg';

/** A connection of the database's owner: for commands on the host, never for a request. */
export type Owner = {
  query<Row extends pg.QueryResultRow>(
    sql: string,
    values?: readonly unknown[],
  ): Promise<{ rows: Row[]; count: number }>;
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
    });
  } finally {
    await client.end();
  }
}
