import { ageGroupAt } from '#domain/account/age.ts';
import { dayInZone } from '#domain/calendar/local-date.ts';
import { asMadeMember, emailIndex, memberStore, type AccountDeps } from '#server/features/account/public.ts';
import { give, takeBack, type GiftTerms } from '#server/features/subscription/public.ts';
import { resetFactors } from '#server/features/safety/public.ts';
import { ROLES, roleStore, type Role } from '#server/features/role/public.ts';
import { asOwner } from '#server/platform/db/owner.ts';
import { onHost, runCommand, type Host } from '../on-host/host.ts';
import { openAccountDeps } from '../on-host/account-on-host.ts';
import { affected, AFFECTED_USAGE } from './affected.ts';

const USAGE = [
  'npm run admin -- grant <email> <role> | revoke <email> <role> | list        roles: admin, moderator, teacher',
  'npm run admin -- vet <email> | unvet <email>        lets a moderator into the teens’ room, or takes that back',
  'npm run admin -- gift <email> months <1-120> | gift <email> lifetime | take-back <email> <gift>',
  'npm run admin -- reset-factors <email>        deletes passkeys, authenticator app and recovery codes, and ends every session',
  AFFECTED_USAGE,
].join('\n');
const say = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * Gives and takes roles on the host (decisions 2), and months or a lifetime of premium (decisions 9): only a verified
 * adult account can hold either. Takes second factors away from whoever has lost them.
 */
async function main(): Promise<void> {
  const [verb, email, role, count] = process.argv.slice(2);
  if (verb === 'list') return onHost(list);
  if (verb === 'affected') return affected(process.argv.slice(3));
  if (verb === 'gift' && email) {
    const gift = giftOf(role, count);
    return onHost((host) => forAdult(host, email, (deps, userId) => giveTo(deps, { userId, gift })));
  }
  if (verb === 'take-back' && email && role)
    return onHost((host) => forAdult(host, email, (deps, userId) => takeFrom(deps, { userId, giftId: role })));
  if ((verb === 'vet' || verb === 'unvet') && email && role === undefined)
    return onHost((host) =>
      forAdult(host, email, (deps, userId) => vet(host, deps, { userId, vetted: verb === 'vet' })),
    );
  if (verb === 'reset-factors' && email && role === undefined)
    return onHost((host) => forAccount(host, email, resetFor));
  if ((verb !== 'grant' && verb !== 'revoke') || !email || !isRole(role)) throw new Error(USAGE);
  return onHost((host) => change(host, { verb, email, role }));
}

function isRole(text: string | undefined): text is Role {
  return ROLES.some((role) => role === text);
}

async function list({ adminUrl }: Host): Promise<void> {
  const grants = await asOwner(adminUrl, (owner) => roleStore.list(owner));
  for (const { role, since, userId, teenVetted } of grants)
    say(`${role.padEnd(10)} ${since.toISOString().slice(0, 10)}  ${userId}${teenVetted ? '  teens’ room' : ''}`);
  if (grants.length === 0) say('Nobody holds a role yet.');
}

async function change(
  host: Host,
  { verb, email, role }: { verb: 'grant' | 'revoke'; email: string; role: Role },
): Promise<void> {
  await forAdult(host, email, async (_house, userId) => {
    const done = await asOwner(host.adminUrl, (owner) =>
      verb === 'grant' ? roleStore.grant(owner, userId, role).then(() => true) : roleStore.revoke(owner, userId, role),
    );
    say(
      done
        ? `Done: ${verb} ${role}.`
        : 'Nothing changed: the account does not hold this role, or it is the last admin.',
    );
  });
}

/** The moderator's own access history tells of it; every session ends, as with a role. */
async function vet(
  host: Host,
  deps: AccountDeps,
  { userId, vetted }: { userId: string; vetted: boolean },
): Promise<void> {
  const done = await asOwner(host.adminUrl, (owner) => roleStore.vet(owner, userId, vetted));
  if (done) await noteInHistory(deps, { userId, action: 'teen_vetting', result: vetted ? 'given' : 'taken_back' });
  const words = vetted
    ? 'Done: this moderator may enter the teens’ room. Every session has ended.'
    : 'Done: the teens’ room is closed to this moderator. Every session has ended.';
  say(done ? words : 'Nothing changed: the account is no moderator, or this was so already.');
}

/** Works for the verified adult account of an address. */
function forAdult(
  host: Host,
  email: string,
  work: (deps: AccountDeps, userId: string) => Promise<void>,
): Promise<void> {
  return forAccount(host, email, async (deps, userId) => {
    const member = await asMadeMember(deps, userId, (me) => memberStore.read(me));
    if (ageGroupAt(member.profile.birthday, dayInZone(deps.clock.now(), member.timeZone)) !== 'adult')
      throw new Error('Only an adult account can hold a role or a gift.');
    await work(deps, userId);
  });
}

/** Works for the verified account of an address. */
async function forAccount(
  host: Host,
  email: string,
  work: (deps: AccountDeps, userId: string) => Promise<void>,
): Promise<void> {
  const deps = await openAccountDeps(host);
  try {
    const userId = await asOwner(host.adminUrl, (owner) => roleStore.verified(owner, emailIndex(host.vault, email)));
    if (!userId) throw new Error('There is no verified account with this address.');
    await work(deps, userId);
  } finally {
    await deps.db.close();
  }
}

function giftOf(kind: string | undefined, count: string | undefined): GiftTerms {
  if (kind === 'lifetime' && count === undefined) return { kind };
  if (kind !== 'months' || !/^[1-9]\d{0,2}$/.test(count ?? '') || Number(count) > 120) throw new Error(USAGE);
  return { kind, months: Number(count) };
}

async function giveTo(deps: AccountDeps, { userId, gift }: { userId: string; gift: GiftTerms }): Promise<void> {
  const id = await give(deps, { userId, gift });
  await noteInHistory(deps, {
    userId,
    action: 'gift',
    result: gift.kind === 'months' ? `${gift.months} months` : 'lifetime',
  });
  say(
    `Done: ${gift.kind === 'months' ? `${gift.months} months` : 'a lifetime'} of premium. To take it back: npm run admin -- take-back <email> ${id}`,
  );
}

async function takeFrom(deps: AccountDeps, { userId, giftId }: { userId: string; giftId: string }): Promise<void> {
  const done = await takeBack(deps, { userId, giftId });
  if (done) await noteInHistory(deps, { userId, action: 'gift_taken_back', result: 'done' });
  say(done ? 'Done. The gift is withdrawn.' : 'Nothing changed: there is no such gift, or it was withdrawn before.');
}

async function resetFor(deps: AccountDeps, userId: string): Promise<void> {
  const done = await resetFactors(deps, userId);
  say(
    done
      ? 'Done: passkeys, authenticator app and recovery codes are deleted, and every session has ended. The password alone signs in. An email tells her.'
      : 'Nothing changed: this account has no passkey, no authenticator app and no recovery codes.',
  );
}

/** The member's access history tells what was done to the member's account, and that it was done on the host. */
function noteInHistory(
  deps: AccountDeps,
  { userId, action, result }: { userId: string; action: string; result: string },
): Promise<void> {
  return asMadeMember(deps, userId, (me) =>
    memberStore.audit(me, { action, result, at: deps.clock.now(), requestId: 'host', ipPrefix: 'host' }),
  );
}

runCommand(main);
