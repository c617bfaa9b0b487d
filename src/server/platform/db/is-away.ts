import pg from 'pg';

/** What it answers while it starts, stops or recovers, and what comes where nothing answers yet. */
const AWAY = new Set([
  ...['57P03', '57P01', '57P02'],
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH'],
]);

/** What a connection ends with where nobody is there, and what a pooler says whose PostgreSQL is away. */
const AWAY_WORDS =
  /timeout|terminated unexpectedly|server login has been failing|cannot connect to server|server down/i;

/** Whether nothing answers at an address, or a database that is not ready yet. Anything else it says is an answer. */
export async function isAway(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return false;
  } catch (error) {
    const { code = '', message = '' } = error as { code?: string; message?: string };
    return AWAY.has(code) || AWAY_WORDS.test(message);
  } finally {
    await client.end().catch(() => undefined);
  }
}
