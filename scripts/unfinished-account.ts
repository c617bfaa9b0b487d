import { asMadeMember, emailIndex, memberStore } from '#server/features/account/public.ts';
import { openAccountDeps } from '#server/app/on-host/account-on-host.ts';
import { onHost, runCommand } from '#server/app/on-host/host.ts';
import { asOwner } from '#server/platform/db/owner.ts';
import { roleStore } from '#server/features/role/public.ts';

/**
 * Takes birthday and goals away from a verified account, for the journey of /progressive-onboarding: no account of ours
 * is made without them. `node scripts/unfinished-account.ts <email>`, beside the running server, with its environment.
 */
async function main(): Promise<void> {
  const email = process.argv[2];
  if (!email) throw new Error('node scripts/unfinished-account.ts <email>');
  await onHost(async (host) => {
    if (!host.env.localDefault) throw new Error('Only on the local default.');
    const services = await openAccountDeps(host);
    try {
      const userId = await asOwner(host.adminUrl, (owner) => roleStore.verified(owner, emailIndex(host.vault, email)));
      if (!userId) throw new Error('There is no verified account with this address.');
      await asMadeMember(services, userId, async (me) =>
        memberStore.change(me, {
          profile: { ...(await memberStore.read(me)).profile, birthday: null, sacredGoals: [], customGoals: [] },
          onboardingCompleted: false,
        }),
      );
    } finally {
      await services.db.close();
    }
  });
}

runCommand(main);
