import { parseArgs } from 'node:util';
import { asOwner, type Owner } from '#server/platform/db/owner.ts';
import type { AccountDeps } from '#server/features/account/public.ts';
import { readEnv } from '#server/platform/env.ts';
import { openAccountDeps } from '../on-host/account-on-host.ts';
import { onHost, runCommand, type Host } from '../on-host/host.ts';
import { refuseProduction, refuseRealMembers } from '../seeding/refuse-seed.ts';
import { seedCircle, type SeedSize } from '../seeding/seed-circle.ts';
import { COMMON_WORDS, RARE_WORDS } from '../seeding/sentences.ts';
import { SEEDED_PASSWORD, seededEmail } from '../seeding/members.ts';

const USAGE =
  'npm run seed -- [--posts 1000000] [--members 10000] [--seed 1]        DATA_DIR names the data folder to fill.';
/** Room for many rows at once: what a million posts write does not fit the small database of one machine. */
const LARGE = {
  shared_buffers: '512MB',
  max_wal_size: '8GB',
  wal_buffers: '16MB',
  checkpoint_timeout: '1h',
  max_parallel_workers: '2',
};
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Fills a development database with a circle of any size: the same words and members for the same seed. */
async function main(): Promise<void> {
  refuseProduction(readEnv());
  const size = sizeOf();
  await onHost((host) => seed(host, size), LARGE);
}

function sizeOf(): SeedSize {
  const { values } = parseArgs({
    options: {
      posts: { type: 'string', default: '1000000' },
      members: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
    },
  });
  const [posts, members, seed] = [values.posts, values.members, values.seed].map(Number);
  if (![posts, members, seed].every((each) => Number.isSafeInteger(each) && Number(each) > 0)) throw new Error(USAGE);
  return { posts, members, seed } as SeedSize;
}

async function seed(host: Host, size: SeedSize): Promise<void> {
  const deps = await openAccountDeps(host);
  try {
    await asOwner(host.adminUrl, (owner) => fill({ host, deps, owner, size }));
  } finally {
    await deps.db.close();
  }
}

async function fill({
  host,
  deps,
  owner,
  size,
}: {
  host: Host;
  deps: AccountDeps;
  owner: Owner;
  size: SeedSize;
}): Promise<void> {
  await refuseRealMembers(owner, host.vault);
  say(`seed ${size.seed}: ${size.posts} posts, ${size.members} members`);
  const began = performance.now();
  const { posts, replies, holds } = await seedCircle({ ...size, deps, owner, say });
  const seconds = (performance.now() - began) / 1000;
  say(
    `Done in ${seconds.toFixed(1)} s: ${posts} posts (${Math.round(posts / seconds)} a second), ${replies} replies, ${holds} holds.`,
  );
  say(`Sign in as ${seededEmail(0)} to ${seededEmail(size.members - 1)}, password “${SEEDED_PASSWORD}”.`);
  const rare = RARE_WORDS.map(({ word, hits }) => `${word} (${hits} posts)`);
  say(`To search for: ${COMMON_WORDS.join(', ')} (common), ${rare.join(', ')}.`);
}

runCommand(main);
