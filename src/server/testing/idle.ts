import { Client } from 'pg';

/**
 * One idle connection for each address that is asked for hundreds of times; a new one costs more than what it is made
 * for.
 */
const idle = new Map<string, Client | null>();

/** Connects anew. */
export async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

/** From now on a connection to this address that has done its work waits for the next. */
export function keepIdle(url: string): void {
  if (!idle.has(url)) idle.set(url, null);
}

/** The connection that waits, if one does: nobody else gets it then. */
export function takeIdle(url: string): Client | null {
  const client = idle.get(url) ?? null;
  if (!client) return null;
  idle.set(url, null);
  client.removeAllListeners();
  return client;
}

/**
 * Lets a connection wait, with nothing left in it of what it did. False where none is to wait, one does already, or it
 * is within a transaction: then it must be ended.
 */
export async function leaveIdle(url: string, client: Client): Promise<boolean> {
  if (idle.get(url) !== null || client.getTransactionStatus() !== 'I') return false;
  await client.query('discard all');
  if (idle.get(url) !== null) return false;
  client.removeAllListeners();
  // Whoever cuts connections cuts this one too: that is no fault while nobody uses it.
  client.on('error', () => idle.get(url) === client && idle.set(url, null));
  idle.set(url, client);
  return true;
}

/** Ends what waits for an address; none waits there from now on. */
export async function endIdle(url: string): Promise<void> {
  const client = idle.get(url) ?? null;
  idle.delete(url);
  await client?.end();
}

/**
 * A connection for one piece of work: for a test's own database the one that an earlier piece left, as new, and else
 * one that is ended after it.
 */
export async function run<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = takeIdle(url) ?? (await connected(url));
  let isClean = false;
  try {
    const result = await work(client);
    isClean = await leaveIdle(url, client);
    return result;
  } finally {
    if (!isClean) await client.end();
  }
}
