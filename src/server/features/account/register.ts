import { randomUUID } from 'node:crypto';
import type { Wire } from '#contract/kit/route.ts';
import { ageGroupAt, isOldEnough, isPlausibleBirthday } from '#domain/account/age.ts';
import { currentConsent } from '#domain/account/consent-versions.ts';
import { firstTouch } from '#domain/referral/referral-code.ts';
import { isEmail } from '#domain/account/email.ts';
import { trimName } from '#domain/account/name.ts';
import { cleanPhone } from '#domain/account/phone.ts';
import { dayInZone } from '#domain/calendar/local-date.ts';
import { areGoalsFor, isGoal } from '#domain/goals/goals.ts';
import type { registerBody } from '#contract/account/account.schemas.ts';
import { MAILS_PER_ADDRESS, RATES, REGISTRATIONS } from '#contract/limits.ts';
import type { Tx } from '#server/platform/db/query.ts';
import { windowLeft } from '#server/platform/http/counts.ts';
import { refuse, tooMany, type Refusal, type Visitor } from '#server/platform/http/handler.ts';
import { outboxStore } from '#server/platform/notices/outbox.store.ts';
import type { AccountDeps } from './account-deps.ts';
import { accountNotices } from './account.notices.ts';
import { accountStore } from './account.store.ts';
import { eraseMember } from './erase-member.ts';
import { emailIndex, linkHash, linkToken } from './links.ts';
import { passwordRefusal } from './password-rule.ts';
import { nameProblems } from './profile/name-problems.ts';
import type { Profile } from './profile/profile.ts';
import { emailRequestStore } from './registration/email-request.store.ts';
import { registrationStore } from './registration/registration.store.ts';
import { sealRegistration, type PendingRegistration } from './registration/sealed-registration.ts';
import { retentionStore } from './retention/retention.store.ts';

type Body = Wire<typeof registerBody>;
type Reply = { message: string };

export const REGISTERED: Reply = { message: 'Please check your email to verify your account.' };

/**
 * Begins a sign-up: what the account will be made of waits, sealed, for the link of its own email, in place of any
 * earlier sign-up with the address. A known address gets the same answer by the same work, and its owner an email.
 */
export async function register(
  deps: AccountDeps,
  { body, visitor }: { body: Body; visitor: Visitor },
): Promise<Reply | Refusal> {
  const timeZone = body.timeZone ?? 'UTC';
  const today = dayInZone(deps.clock.now(), timeZone);
  // The age is judged before anything is counted, hashed or written: of a refused child nothing is stored.
  if (visitor.ageRefused) return refuse('age_not_supported');
  const isPlausible = isPlausibleBirthday(body.birthday, today);
  const isOld = isOldEnough(body.birthday, today);
  if (isPlausible && isOld && (await isOver(deps, { what: 'register_try', visitor, limit: RATES.register })))
    return tooMany(windowLeft(RATES.register.seconds));
  const fields = fieldProblems(body, isPlausible);
  if (Object.keys(fields).length > 0) return refuse('invalid_input', { fields });
  if (!isOld) {
    visitor.refuseAge();
    return refuse('age_not_supported');
  }
  if (!areGoalsFor(body.sacredGoals, ageGroupAt(body.birthday, today))) return refuse('goal_hidden');
  if (await isOver(deps, { what: 'register', visitor, limit: REGISTRATIONS }))
    return tooMany(windowLeft(REGISTRATIONS.seconds));
  const refused = await passwordRefusal({ password: body.password, min: deps.passwordMin, identity: body });
  if (refused) return refused;
  const passwordHash = await deps.passwords.hash(body.password);
  await write(deps, { registration: pendingOf(deps, { body, timeZone, visitor }), passwordHash, visitor });
  return REGISTERED;
}

/** Counts one more of a network, for all processes, and says whether that is too many. */
function isOver(
  { counts }: AccountDeps,
  {
    what,
    visitor,
    limit,
  }: { what: string; visitor: Visitor; limit: { readonly perNetwork: number; readonly seconds: number } },
): Promise<boolean> {
  return counts.over(`${what}|${visitor.ipPrefix}`, { max: limit.perNetwork, seconds: limit.seconds });
}

function fieldProblems(body: Body, birthdayIsPlausible: boolean): Record<string, string> {
  const problems: Record<string, string> = {};
  if (!isEmail(body.email.trim())) problems.email = 'Please enter a valid email address';
  Object.assign(problems, nameProblems(body));
  if (!birthdayIsPlausible) problems.birthday = 'Please give the day you were born';
  if (body.phone && !cleanPhone(body.phone))
    problems.phone = 'Please give a phone number in international form, or leave it out';
  if (!body.sacredGoals.every(isGoal)) problems.sacredGoals = 'Please choose from the goals that are offered';
  return problems;
}

function profileOf(body: Body, ref: string | null): Profile {
  return {
    schemaVersion: 1,
    email: body.email.trim(),
    firstName: trimName(body.firstName),
    lastName: trimName(body.lastName),
    birthday: body.birthday,
    phone: body.phone ? cleanPhone(body.phone) : null,
    sacredGoals: body.sacredGoals,
    customGoals: [],
    journeyCustomization: null,
    ref,
  };
}

function pendingOf(
  { clock }: AccountDeps,
  { body, timeZone, visitor }: { body: Body; timeZone: string; visitor: Visitor },
): PendingRegistration {
  return {
    schemaVersion: 1,
    // The first code that this browser met counts before the one that the sign-up brings. What is no code is kept as it came.
    profile: profileOf(
      body,
      firstTouch(visitor.firstTouch, { brought: body.ref ?? null, now: clock.now() }) ?? body.ref ?? null,
    ),
    timeZone,
    consent: currentConsent('health_processing').hash,
    began: {
      at: clock.now().toISOString(),
      device: visitor.deviceWords,
      network: visitor.ipPrefix,
      requestId: visitor.requestId,
      browser: visitor.browser,
    },
  };
}

type Begun = { registration: PendingRegistration; passwordHash: string; visitor: Visitor };

/**
 * The same statements whether anybody has the address: who that is, the worker finds out. This browser is known again
 * when the link comes.
 */
async function write(deps: AccountDeps, { registration, passwordHash, visitor }: Begun): Promise<void> {
  const { vault, db, clock, counts } = deps;
  const index = emailIndex(vault, registration.profile.email);
  const quiet = await counts.over(`mail|${index.toString('hex')}`, {
    max: MAILS_PER_ADDRESS.max,
    seconds: MAILS_PER_ADDRESS.seconds,
  });
  const [id, linkId] = [randomUUID(), randomUUID()];
  const sealed = sealRegistration(vault, id, registration);
  const tokenHash = linkHash(linkToken(vault, 'registration', linkId));
  const [older] = await db.asVisitor((tx) =>
    Promise.all([
      accountStore.find(tx, index),
      registrationStore.put(tx, { id, emailIndex: index, linkId, tokenHash, passwordHash, sealed, now: clock.now() }),
      quiet || emailRequestStore.ask(tx, { id: linkId, emailIndex: index, purpose: 'register' }),
    ]),
  );
  if (older && !older.verified_at) await eraseUnverified(deps, older.user_id);
  visitor.rememberRegistration(index, id);
}

/** An account of the release before this one whose address was never verified gives way to the newest sign-up. */
function eraseUnverified(deps: AccountDeps, userId: string): Promise<boolean> {
  return eraseMember(deps, {
    userId,
    before: async (tx) => (await retentionStore.readForUpdate(tx))?.verified === false,
  });
}

/**
 * The owner of a known address hears that somebody tried; one who never verified gets the member's link again. Nothing
 * where nobody has it.
 */
export async function tellOwner(deps: AccountDeps, tx: Tx, index: Buffer): Promise<boolean> {
  const owner = await accountStore.find(tx, index);
  if (!owner) return false;
  if (owner.verified_at)
    await outboxStore.postBare(tx, { kind: accountNotices.alreadyRegistered, userId: owner.user_id });
  else await postVerification(deps, tx, owner.user_id);
  return true;
}

/** Sends the link that verifies an address. */
export function postVerification({ vault }: AccountDeps, tx: Tx, userId: string): Promise<void> {
  return accountStore.postLink(tx, {
    userId,
    purpose: 'verify',
    hash: (linkId) => linkHash(linkToken(vault, 'verify', linkId)),
  });
}
