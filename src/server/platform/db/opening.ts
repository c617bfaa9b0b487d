import type { PoolClient } from 'pg';
import { sendNamed } from './statement.ts';

/** The session behind a transaction has ended: the caller answers 401, never an empty page. */
export class SessionEnded extends Error {}

/** By which login a transaction runs: before a session, as a member, or for the worker. */
export type Login = 'visitor' | 'member' | 'worker';

/** What a transaction of each login becomes. */
const ROLES: Readonly<Record<Login, string>> = { visitor: 'w_visitor', member: 'w_user', worker: 'w_worker' };

type Setting = 'app.sid' | 'app.job';

/** Asks whom the database finds behind a transaction. */
const ASKS = 'auth.uid()';
/** The same where members' rows lie on other nodes: they are told of the answer by a proof of it (decision 104). */
const PROVES = 'auth.prove()';

/** Says who a transaction is for, and answers with whom the database found. */
export const sayingOf = (setting: Setting, spread: boolean): string =>
  `select set_config('${setting}', $1, true), ${spread ? PROVES : ASKS} as uid`;

/** How a transaction begins: who says that it is theirs, and whom the database must find behind it. */
export type Opening = {
  readonly login: Login;
  readonly begin?: 'begin' | 'begin isolation level repeatable read read only';
  readonly as: {
    readonly setting: Setting;
    readonly value: string;
    readonly mustBe: (uid: string | null) => boolean;
  } | null;
  /** Whether members' rows lie on other nodes than this database. */
  readonly spread?: boolean;
};

/**
 * Begins a transaction on a connection. Throws SessionEnded when the database finds somebody else behind it, or nobody.
 */
export async function begin(
  client: PoolClient,
  { login, begin = 'begin', as, spread = false }: Opening,
): Promise<void> {
  const begun = client.query(`${begin}; set local role ${ROLES[login]}`);
  if (!as) return void (await begun);
  // As a parameter, never within the text: whoever shares the login may read the text of what runs.
  const [, found] = await Promise.all([
    begun,
    sendNamed<{ uid: string | null }>(client, {
      name: as.setting,
      text: sayingOf(as.setting, spread),
      values: [as.value],
    }),
  ]);
  if (!as.mustBe(found[0]?.uid ?? null)) throw new SessionEnded();
}
