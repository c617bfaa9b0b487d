import { createHash } from 'node:crypto';
import type { Route } from '#contract/kit/route.ts';
import type { Database, MayLag } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';
import { Refusal, type Me } from '#server/platform/http/handler.ts';
import { SessionEnded } from '#server/platform/db/opening.ts';
import { idempotencyStore } from '#server/platform/idempotency/idempotency.store.ts';
import { keyringOf } from '#server/platform/vault/keyring.store.ts';
import type { Session } from '#server/platform/sessions/sessions.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { isTeenModerator } from './guards.ts';
import { codeOf } from './refusals.ts';

export type MemberCallDeps = { readonly db: Database; readonly vault: Vault };
export type CallResult = { readonly status: number; readonly reply: unknown; readonly replayed: boolean };
/** What makes a request the same request: its key, and what it asks for. */
export type Sameness = { readonly key: string; readonly content: string };

/**
 * Runs work as a member, in the member's own transaction with the member's keyring. A refusal rolls everything back.
 */
export function asMember<T>({ db, vault }: MemberCallDeps, session: Session, work: (me: Me) => Promise<T>): Promise<T> {
  return db.asMember(session, (tx) => withKeys(vault, { tx, session, work })).catch(endedFirst(db, session));
}

/**
 * Runs work that only reads as a member. The database refuses it every write. With `mayLag` a replica may answer; without
 * it the primary does.
 */
export function asReader<T>(
  { db, vault }: MemberCallDeps,
  session: Session & { readonly mayLag?: MayLag | null },
  work: (me: Me) => Promise<T>,
): Promise<T> {
  return db.asReader(session, (tx) => withKeys(vault, { tx, session, work })).catch(endedFirst(db, session));
}

/**
 * A fault may have its cause in the end of the session: an account that another process deletes takes rows, keys and
 * files away while they are asked for. Then that is what is told.
 */
function endedFirst(db: Database, session: Session) {
  return async (error: unknown): Promise<never> => {
    if (isTold(error)) throw error;
    const { sid, user_id } = session;
    const said = await db.asReader({ sid, user_id }, () => Promise.resolve(error)).catch((other: unknown) => other);
    throw said instanceof SessionEnded ? said : error;
  };
}

/** What has a status of its own already: all but faults, and files that are not there. */
function isTold(error: unknown): boolean {
  const isFile = error instanceof Error && 'syscall' in error && error.syscall === 'open';
  return !isFile && codeOf(error) !== null;
}

async function withKeys<T>(
  vault: Vault,
  { tx, session, work }: { tx: Tx; session: Session; work: (me: Me) => Promise<T> },
): Promise<T> {
  const keys = await keyringOf(vault, tx, session.user_id);
  return work({
    userId: session.user_id,
    ageGroup: session.age_band,
    roles: session.roles,
    isTeenModerator: isTeenModerator(session),
    tx,
    keys,
    here: {
      session: session.id,
      shared: session.shared_device,
      steppedUpAt: session.stepped_up_at,
      asking: session.asking,
    },
  });
}

/** Runs a route's handler once for one idempotency key: the answer is kept in the same transaction as its effect. */
export async function once(
  me: Me,
  { route, same, run }: { route: Pick<Route, 'status'>; same: Sameness | null; run: () => Promise<unknown> },
): Promise<CallResult> {
  if (!same) return { status: route.status, reply: await settled(run), replayed: false };
  const [isOurs, kept] = await Promise.all([idempotencyStore.take(me, same.key), idempotencyStore.find(me, same.key)]);
  if (!isOurs) throw new Refusal('in_flight');
  const hash = createHash('sha256').update(me.keys.blind('request', same.content)).digest();
  if (kept && !kept.hash.equals(hash)) throw new Refusal('idempotency_mismatch');
  if (kept) return { status: kept.status, reply: kept.reply, replayed: true };
  const reply = await settled(run);
  if (reply instanceof Refusal) return { status: route.status, reply, replayed: false };
  await idempotencyStore.keep(me, { key: same.key, hash, status: route.status, reply });
  return { status: route.status, reply, replayed: false };
}

async function settled(run: () => Promise<unknown>): Promise<unknown> {
  const result = await run();
  if (result instanceof Refusal && !result.keepsEffect) throw result;
  return result;
}
