import { LOGIN_FAILURES } from '#contract/limits.ts';
import type { User } from '#contract/account/account.schemas.ts';
import { refuse, type Refusal, type Visitor } from '#server/platform/http/handler.ts';
import { idleOf, openSession, sidOf, tokenHash, utcDay } from '#server/platform/sessions/sessions.ts';
import { sessionStore } from '#server/platform/sessions/sessions.store.ts';
import { keyringOf } from '#server/platform/vault/keyring.store.ts';
import type { AccountHouse } from './account-house.ts';
import { accountStore, type AccountRow } from './account.store.ts';
import { emailIndex } from './links.ts';
import { memberStore } from './profile/member.store.ts';
import { bandOf, toUser } from './profile/profile.ts';

type Credentials = { email: string; password: string; sharedDevice?: boolean | undefined };

/**
 * Signs in. A wrong password and an unknown address cannot be told apart, by words or by time; that the address waits to be
 * verified is said only after the password was right.
 */
export async function login(house: AccountHouse, { body, visitor }: { body: Credentials; visitor: Visitor }): Promise<{ user: User } | Refusal> {
  const index = emailIndex(house.vault, body.email);
  const buckets = { account: `login|${index.toString('hex')}|${visitor.device(index) ? 'known' : 'new'}`, network: `login|${visitor.ipPrefix}` };
  if (await tooMany(house, buckets)) return refuse('rate_limited');
  const account = await house.db.asVisitor((tx) => accountStore.find(tx, index));
  const right = await house.passwords.matches(account?.password_hash ?? null, body.password);
  if (!right || !account || account.suspended_at) {
    await house.counts.hit(buckets.account, LOGIN_FAILURES.seconds);
    await house.counts.hit(buckets.network, LOGIN_FAILURES.seconds);
    return refuse('bad_credentials');
  }
  await house.counts.forget(buckets.account);
  if (!account.verified_at) return refuse('verification_required', { requiresVerification: true, email: body.email });
  if (visitor.sid) await house.sessions.end(visitor.sid);
  visitor.rememberDevice(index);
  return open(house, { account, visitor, shared: body.sharedDevice === true });
}

async function tooMany({ counts }: AccountHouse, buckets: { account: string; network: string }): Promise<boolean> {
  const { perAccount, perNetwork, seconds } = LOGIN_FAILURES;
  return (await counts.reached(buckets.account, { max: perAccount, seconds })) || (await counts.reached(buckets.network, { max: perNetwork, seconds }));
}

async function open({ db, vault, clock }: AccountHouse, { account, visitor, shared }: { account: AccountRow; visitor: Visitor; shared: boolean }): Promise<{ user: User }> {
  const now = clock.now();
  const { token, user } = await db.asVisitor(async (tx) => {
    const fresh = await openSession(tx, { userId: account.user_id, band: 'teen', bandDay: '1970-01-01', shared, ipPrefix: visitor.ipPrefix });
    const sid = sidOf(fresh);
    await tx.become(sid);
    const keys = await keyringOf(vault, tx, account.user_id);
    const member = await memberStore.read({ tx, keys });
    const session = await sessionStore.readIn(tx, tokenHash(sid));
    await sessionStore.touch(tx, { id: session.id, idle: idleOf(shared), band: bandOf(member, now), bandDay: utcDay(now) });
    await sessionStore.nameDevice({ tx, keys }, { session: session.id, device: visitor.deviceWords });
    await memberStore.audit({ tx, keys }, { action: 'sign_in', result: 'done', at: now, requestId: visitor.requestId, ipPrefix: visitor.ipPrefix });
    return { token: fresh, user: toUser(member, { now, roles: session.roles }) };
  });
  visitor.signIn(token, shared);
  return { user };
}
