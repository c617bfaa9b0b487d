import { Client } from 'pg';

// 57P03: starting up or recovering; 57P01, 57P02: ending. The socket's file may not be there yet, or still be that of
// the one before, and who ends hangs up on us.
const NOT_YET = ['57P03', '57P01', '57P02', 'ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'];
/** pg gives this one no code. */
const HUNG_UP = 'Connection terminated unexpectedly';

/**
 * Connects once and leaves again. Null when it could; `not yet` while PostgreSQL starts, recovers or ends. Any other
 * failure is thrown.
 */
export async function tryConnect(url: string): Promise<null | 'not yet' | 'missing database'> {
  const client = new Client({ connectionString: url });
  // One that is killed while we leave says so to no question of ours, and unheard that would end the whole process: it
  // did answer, and its supervisor finds it gone.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return null;
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    if (code === '3D000') return 'missing database';
    if (NOT_YET.includes(code) || (error as Error).message === HUNG_UP) return 'not yet';
    throw error;
  }
}
