import { ageBand } from '#domain/account/age.ts';
import { dayInZone } from '#domain/calendar/local-date.ts';
import { asMadeMember, emailIndex, memberStore } from '#server/features/account/public.ts';
import { ROLES, roleStore, type Role } from '#server/features/role/public.ts';
import { asOwner } from '#server/platform/db/owner.ts';
import { onHost, runCommand, type Host } from '../host.ts';
import { openAccountHouse } from '../account-on-host.ts';

const USAGE = 'npm run admin -- grant <email> <role> | revoke <email> <role> | list        roles: admin, moderator, teacher';
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Gives and takes roles on the host (decisions 2): only a verified adult account can hold one. */
async function main(): Promise<void> {
  const [verb, email, role] = process.argv.slice(2);
  if (verb === 'list') return onHost(list);
  if ((verb !== 'grant' && verb !== 'revoke') || !email || !isRole(role)) throw new Error(USAGE);
  return onHost((host) => change(host, { verb, email, role }));
}

function isRole(text: string | undefined): text is Role {
  return ROLES.some((role) => role === text);
}

async function list({ adminUrl }: Host): Promise<void> {
  const grants = await asOwner(adminUrl, (owner) => roleStore.list(owner));
  for (const { role, since, userId } of grants) say(`${role.padEnd(10)} ${since.toISOString().slice(0, 10)}  ${userId}`);
  if (grants.length === 0) say('Nobody holds a role yet.');
}

async function change(host: Host, { verb, email, role }: { verb: 'grant' | 'revoke'; email: string; role: Role }): Promise<void> {
  const house = await openAccountHouse(host);
  try {
    const userId = await asOwner(host.adminUrl, (owner) => roleStore.verified(owner, emailIndex(host.vault, email)));
    if (!userId) throw new Error('There is no verified account with this address.');
    const member = await asMadeMember(house, userId, (me) => memberStore.read(me));
    if (ageBand(member.profile.birthday, dayInZone(house.clock.now(), member.timeZone)) !== 'adult') throw new Error('Only an adult account can hold a role.');
    const done = await asOwner(host.adminUrl, (owner) => (verb === 'grant' ? roleStore.grant(owner, userId, role).then(() => true) : roleStore.revoke(owner, userId, role)));
    say(done ? `Done: ${verb} ${role}.` : 'Nothing changed: the account does not hold this role, or it is the last admin.');
  } finally {
    await house.db.close();
  }
}

runCommand(main);
