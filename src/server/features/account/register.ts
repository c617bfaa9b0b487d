import { randomUUID } from 'node:crypto';
import type { Wire } from '#contract/kit/route.ts';
import { ageGroupAt, isOldEnough, isPlausibleBirthday } from '#domain/account/age.ts';
import { currentConsent } from '#domain/account/consent-versions.ts';
import { isEmail } from '#domain/account/email.ts';
import { trimName } from '#domain/account/name.ts';
import { cleanPhone } from '#domain/account/phone.ts';
import { dayInZone } from '#domain/calendar/local-date.ts';
import { areGoalsFor, isGoal } from '#domain/goals/goals.ts';
import { trialEnd } from '#domain/membership/trial.ts';
import type { registerBody } from '#contract/account/account.schemas.ts';
import { MAILS_PER_ADDRESS, REGISTRATIONS } from '#contract/limits.ts';
import type { Tx } from '#server/platform/db/query.ts';
import { refuse, type Refusal, type Visitor } from '#server/platform/http/handler.ts';
import { outboxStore } from '#server/platform/notices/outbox.store.ts';
import type { AccountDeps } from './account-deps.ts';
import { accountNotices } from './account.notices.ts';
import { accountStore } from './account.store.ts';
import { emailIndex, linkHash, linkToken } from './links.ts';
import { memberStore } from './profile/member.store.ts';
import { passwordRefusal } from './password-rule.ts';
import { nameProblems } from './profile/name-problems.ts';
import type { Profile } from './profile/profile.ts';

type Body = Wire<typeof registerBody>;
type Reply = { message: string };

export const REGISTERED: Reply = { message: 'Please check your email to verify your account.' };

/** Makes an account, or seems to: whoever asks with a known address gets the same answer, and its owner a mail. */
export async function register(
  deps: AccountDeps,
  { body, visitor }: { body: Body; visitor: Visitor },
): Promise<Reply | Refusal> {
  const timeZone = body.timeZone ?? 'UTC';
  const today = dayInZone(deps.clock.now(), timeZone);
  // The age is judged before anything is counted, hashed or written: of a refused child nothing is stored.
  if (visitor.ageRefused) return refuse('age_not_supported');
  const fields = fieldProblems(body, isPlausibleBirthday(body.birthday, today));
  if (Object.keys(fields).length > 0) return refuse('invalid_input', { fields });
  if (!isOldEnough(body.birthday, today)) {
    visitor.refuseAge();
    return refuse('age_not_supported');
  }
  if (!areGoalsFor(body.sacredGoals, ageGroupAt(body.birthday, today))) return refuse('goal_hidden');
  if (
    await deps.counts.over(`register|${visitor.ipPrefix}`, {
      max: REGISTRATIONS.perNetwork,
      seconds: REGISTRATIONS.seconds,
    })
  )
    return refuse('rate_limited');
  const refused = await passwordRefusal({ password: body.password, min: deps.passwordMin, identity: body });
  if (refused) return refused;
  const passwordHash = await deps.passwords.hash(body.password);
  await write(deps, { profile: profileOf(body), passwordHash, timeZone, visitor });
  return REGISTERED;
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

function profileOf(body: Body): Profile {
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
    ref: body.ref ?? null,
  };
}

type Registration = { profile: Profile; passwordHash: string; timeZone: string; visitor: Visitor };

/** One transaction: account, key, the member's row, the member's trial, the member's consent, and the mail. */
async function write(deps: AccountDeps, registration: Registration): Promise<void> {
  const { vault, db, clock, counts } = deps;
  const index = emailIndex(vault, registration.profile.email);
  const quiet = await counts.over(`mail|${index.toString('hex')}`, {
    max: MAILS_PER_ADDRESS.max,
    seconds: MAILS_PER_ADDRESS.seconds,
  });
  await db.asVisitor(async (tx) => {
    const userId = randomUUID();
    const key = vault.makeKeyring(userId);
    const isNew = await accountStore.register(tx, {
      userId,
      emailIndex: index,
      passwordHash: registration.passwordHash,
      key,
      now: clock.now(),
    });
    if (!isNew) return void (quiet || (await tellOwner(deps, tx, index)));
    await accountStore.actAs(tx, userId);
    const me = { tx, keys: key.keyring };
    const { profile, timeZone, visitor } = registration;
    const now = clock.now();
    await memberStore.create(me, {
      createdAt: now,
      timeZone,
      trialEndAt: trialEnd(now),
      profile,
      onboardingCompleted: true,
    });
    await memberStore.consent(me, { textHash: Buffer.from(currentConsent('health_processing').hash, 'hex'), at: now });
    await memberStore.audit(me, {
      action: 'register',
      result: 'done',
      at: now,
      requestId: visitor.requestId,
      ipPrefix: visitor.ipPrefix,
    });
    await postVerification(deps, tx, userId);
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
