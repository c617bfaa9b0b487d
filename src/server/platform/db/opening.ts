import type { PoolClient } from 'pg';
import { sendNamed } from './statement.ts';

/** The session behind a transaction has ended: the caller answers 401, never an empty page. */
export class SessionEnded extends Error {}

/** By which login a transaction runs: before a session, as a member, or for the worker. */
export type Login = 'visitor' | 'member' | 'worker';

/** What a transaction of each login becomes. */
const ROLES: Readonly<Record<Login, string>> = { visitor: 'w_visitor', member: 'w_user', worker: 'w_worker' };

/** Says who a transaction is for, and answers with whom the database found. */
const SAID = {
  'app.sid': "select set_config('app.sid', $1, true), auth.uid() as uid",
  'app.job': "select set_config('app.job', $1, true), auth.uid() as uid",
} as const;

/** How a transaction begins: who says that it is theirs, and whom the database must find behind it. */
export type Opening = {
  readonly login: Login;
  readonly begin?: 'begin' | 'begin isolation level repeatable read read only';
  readonly as: {
    readonly setting: keyof typeof SAID;
    readonly value: string;
    readonly mustBe: (uid: string | null) => boolean;
  } | null;
};

/**
 * Begins a transaction on a connection. Throws SessionEnded when the database finds somebody else behind it, or nobody.
 */
export async function begin(client: PoolClient, { login, begin = 'begin', as }: Opening): Promise<void> {
  const begun = client.query(`${begin}; set local role ${ROLES[login]}`);
  if (!as) return void (await begun);
  // As a parameter, never within the text: whoever shares the login may read the text of what runs.
  const [, found] = await Promise.all([
    begun,
    sendNamed<{ uid: string | null }>(client, { name: as.setting, text: SAID[as.setting], values: [as.value] }),
  ]);
  if (!as.mustBe(found[0]?.uid ?? null)) throw new SessionEnded();
}
