import { CODES, LOGIN_FAILURES, PACE } from '#contract/limits.ts';
import type { User } from '#contract/account/account.schemas.ts';
import { windowLeft } from '#server/platform/http/counts.ts';
import { refuse, Refusal, tooMany, type Visitor } from '#server/platform/http/handler.ts';
import { CHALLENGE_SECONDS, challengeHash, factorStore } from '#server/features/factor/public.ts';
import { outboxStore } from '#server/platform/notices/outbox.store.ts';
import { lifeOf, newToken, openSession, sidOf, tokenHash, utcDay } from '#server/platform/sessions/sessions.ts';
import { sessionStore } from '#server/platform/sessions/sessions.store.ts';
import { keyringOf } from '#server/platform/vault/keyring.store.ts';
import type { AccountDeps } from './account-deps.ts';
import { accountNotices } from './account.notices.ts';
import { accountStore, type AccountRow } from './account.store.ts';
import { askToReset, guessesOf } from './guesses.ts';
import { emailIndex } from './links.ts';
import { noteMarks } from './marks/marks.ts';
import { memberStore } from './profile/member.store.ts';
import { ageGroupOf, toUser } from './profile/profile.ts';
import { registrationStore } from './registration/registration.store.ts';

type Credentials = { email: string; password: string; sharedDevice?: boolean | undefined };

/**
 * Signs in. A wrong password and an unknown address cannot be told apart, by words or by time; that the address waits
 * to be verified is said only after the password was right. Guesses are counted for each device that signed in before,
 * and for all new ones together, so that nobody can lock the member out of the member's own; nor can a network.
 */
export async function login(
  deps: AccountDeps,
  { body, visitor }: { body: Credentials; visitor: Visitor },
): Promise<{ user: User } | Refusal> {
  const index = emailIndex(deps.vault, body.email);
  const known = visitor.device(index);
  const guess = await weigh(deps, { index, known, password: body.password, network: visitor.ipPrefix });
  if (guess instanceof Refusal) return guess;
  const { account } = guess;
  if (!account?.verified_at) return refuse('verification_required', { requiresVerification: true, email: body.email });
  const shared = body.sharedDevice === true;
  const waits = await secondStepOf(deps, { userId: account.user_id, known, shared, visitor });
  return waits ?? enter(deps, { userId: account.user_id, visitor, shared });
}

/**
 * Where a second factor is set up, the right password is half of a sign-in: it waits ten minutes in this browser. Null
 * where there is none.
 */
async function secondStepOf(
  { db, counts }: AccountDeps,
  { userId, known, shared, visitor }: { userId: string; known: string | null; shared: boolean; visitor: Visitor },
): Promise<Refusal | null> {
  const { codes_since: codes, passkeys } = await db.asVisitor((tx) => factorStore.of(tx, userId));
  if (!codes && passkeys === 0) return null;
  if (await counts.over(`codes|${userId}|${known ?? 'new'}`, { max: CODES.perDay, seconds: 86_400 }))
    return tooMany(windowLeft(86_400));
  const token = newToken();
  await db.asVisitor((tx) =>
    factorStore.newChallenge(tx, {
      hash: challengeHash(token),
      purpose: 'second_factor',
      userId,
      shared,
      seconds: CHALLENGE_SECONDS,
    }),
  );
  visitor.awaitSecond(token);
  return refuse('second_factor_required');
}

type Guess = {
  readonly index: Buffer;
  readonly known: string | null;
  readonly password: string;
  readonly network: string;
};

/** The account behind a right password; null where that of a registration was right that waits for its link. */
async function weigh(
  deps: AccountDeps,
  { index, known, password, network }: Guess,
): Promise<{ account: AccountRow | null } | Refusal> {
  const { counts, tries } = deps;
  const bucket = guessesOf(index, known);
  const ofNetwork = `login|${network}`;
  const pace = `pace|${network}|${index.toString('hex')}`;
  const isFull = await counts.reached(ofNetwork, { max: LOGIN_FAILURES.perNetwork, seconds: LOGIN_FAILURES.seconds });
  const slow = isFull && known === null ? await slowed(deps, pace) : null;
  if (slow) return slow;
  const guess = await tries.take(bucket);
  if (guess.wait > 0) return tooMany(guess.wait, { message: waitWords(guess.wait) });
  const [account, waiting] = await deps.db.asVisitor((tx) =>
    Promise.all([accountStore.find(tx, index), registrationStore.passwordHash(tx, index)]),
  );
  const stored = account ? account.password_hash : waiting;
  const right = await deps.passwords.matches(stored, password).catch(async (error: unknown) => {
    await tries.giveBack(bucket);
    throw error;
  });
  if (!right || account?.suspended_at) {
    await counts.hit(ofNetwork, LOGIN_FAILURES.seconds);
    if (guess.isLast && account) await askToReset(deps, { index, userId: account.user_id });
    return refuse('bad_credentials');
  }
  if (guess.isSpent && account) {
    await askToReset(deps, { index, userId: account.user_id });
    return refuse('must_reset');
  }
  await tries.clear(bucket);
  if (isFull) await tries.clear(pace);
  return { account };
}

/**
 * From a network with very many wrong passwords, a browser that is new to the account asks twice: the second time after
 * a short wait, which doubles with each wrong password. So a flood is slow, and a right password gets through it.
 */
async function slowed({ tries }: AccountDeps, pace: string): Promise<Refusal | null> {
  const turn = await tries.take(pace, PACE);
  const wait = turn.isFirst ? PACE.seconds : turn.wait;
  return wait > 0
    ? tooMany(wait, { message: `Many wrong passwords came from your network. ${waitWords(wait)}` })
    : null;
}

function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return `Please wait ${seconds} seconds and try again.`;
  return `Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`;
}

/**
 * Opens the session of a member who has shown that it is the member. The member's address hears of it when the browser
 * is new to the member's account.
 */
export async function enter(
  { db, vault, clock, sessions }: AccountDeps,
  { userId, visitor, shared }: { userId: string; visitor: Visitor; shared: boolean },
): Promise<{ user: User }> {
  if (visitor.sid) await sessions.end(visitor.sid);
  const now = clock.now();
  const { token, user } = await db.asVisitor(async (tx) => {
    const fresh = await openSession(tx, {
      userId,
      ageGroup: 'teen',
      ageGroupDay: '1970-01-01',
      shared,
      ipPrefix: visitor.ipPrefix,
    });
    const sid = sidOf(fresh);
    await tx.actAs(sid);
    const owner = { tx, keys: await keyringOf(vault, tx, userId) };
    const member = await memberStore.read(owner);
    const session = await sessionStore.readIn(tx, tokenHash(sid));
    await sessionStore.touch(tx, {
      id: session.id,
      ...lifeOf({ shared, held: session.held_roles }),
      ageGroup: ageGroupOf(member, now),
      ageGroupDay: utcDay(now),
    });
    await sessionStore.nameDevice(owner, { session: session.id, device: visitor.deviceWords });
    // The first sign-in to a new account too: whoever chose its password may not be whoever confirmed its address.
    if (visitor.device(emailIndex(vault, member.profile.email)) === null)
      await outboxStore.post(owner, {
        kind: accountNotices.newDevice,
        data: { at: now.toISOString(), device: visitor.deviceWords, network: visitor.ipPrefix },
        now,
      });
    await memberStore.audit(owner, {
      action: 'sign_in',
      result: 'done',
      at: now,
      requestId: visitor.requestId,
      ipPrefix: visitor.ipPrefix,
    });
    const device = visitor.rememberDevice(emailIndex(vault, member.profile.email));
    if (ageGroupOf(member, now) === 'adult')
      await noteMarks(tx, { vault, traits: { device, network: visitor.ipPrefix }, now });
    return { token: fresh, user: toUser(member, { now, roles: sessions.rolesOf(session).roles }) };
  });
  visitor.signIn(token, shared);
  return { user };
}
