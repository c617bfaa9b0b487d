import type { AccountDeps } from '#server/features/account/public.ts';
import { Refusal, type Me, type Visitor } from '#server/platform/http/handler.ts';
import type { Owner } from '#server/platform/vault/owner.ts';

/** Who asks for something about the member's account: the member, and the browser whose cookie may change. */
export type Caller = { readonly me: Me; readonly visitor: Visitor };

/**
 * One transaction as the member who asks, by the session of the member's cookie: for handlers that weighed a secret
 * without holding one.
 */
export function asHerself<T>(
  { db }: AccountDeps,
  { me, visitor }: Caller,
  work: (own: Owner) => Promise<T>,
): Promise<T> {
  if (!visitor.sid) throw new Refusal('session_ended');
  return db.asMember({ sid: visitor.sid, user_id: me.userId }, (tx) => work({ tx, keys: me.keys }));
}
