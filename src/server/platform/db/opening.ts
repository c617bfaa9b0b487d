import type { PoolClient } from 'pg';

/** The session behind a transaction has ended: the caller answers 401, never an empty page. */
export class SessionEnded extends Error {}

/** How a transaction begins, and whom the database must find behind it: null where nobody needs to be. */
export type Opening = {
  readonly begin?: 'begin' | 'begin isolation level repeatable read read only';
  readonly open: string;
  readonly mustBe: ((uid: string | null) => boolean) | null;
};

/**
 * Begins a transaction on a connection. Throws SessionEnded when the database finds somebody else behind it, or nobody.
 */
export async function begin(client: PoolClient, { begin = 'begin', open, mustBe }: Opening): Promise<void> {
  const begun = client.query(`${begin}; ${open}`);
  if (!mustBe) return void (await begun);
  const [, found] = await Promise.all([
    begun,
    client.query<{ uid: string | null }>({ name: 'uid', text: 'select auth.uid() as uid' }),
  ]);
  if (!mustBe(found.rows[0]?.uid ?? null)) throw new SessionEnded();
}
