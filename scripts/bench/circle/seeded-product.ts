import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { signIn } from '../ground/people.ts';
import { ROOT } from '../ground/place.ts';
import { environment, newDataDir, removeDataDir, startProduct, type Product } from '../ground/product.ts';

/** The product on a data folder of its own with so many posts, and an adult member of it who is signed in. */
export type SeededProduct = { readonly product: Product; readonly cookie: string; readonly stop: () => Promise<void> };
type Asked = { readonly posts: number; readonly members: number; /** A folder that stays. */ readonly folder?: string };

const MOST_TRIED = 20;

/** Seeds a folder, unless a given one was seeded by an earlier run, and starts the product on it. */
export async function startSeeded({ posts, members, folder }: Asked): Promise<SeededProduct> {
  const dataDir = folder ?? newDataDir();
  const remove = () => folder === undefined && removeDataDir(dataDir);
  try {
    if (!existsSync(join(dataDir, 'postgres'))) await seed({ dataDir, posts, members });
    const product = await startProduct({ dataDir, settings: { DEMO: '0' } });
    const stop = async () => {
      await product.stop();
      remove();
    };
    try {
      return { product, cookie: await signInAsAdult(product), stop };
    } catch (error) {
      await stop();
      throw error;
    }
  } catch (error) {
    remove();
    throw error;
  }
}

async function seed({ dataDir, posts, members }: Required<Omit<Asked, 'folder'>> & { dataDir: string }): Promise<void> {
  const args = ['src/server/app/commands/seed.ts', '--posts', String(posts), '--members', String(members)];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: ROOT,
    env: environment({ port: 3000, dataDir }),
  });
  process.stderr.write(stdout);
}

/** The first of the seeded members who is an adult: the same in every seed of one number. */
async function signInAsAdult(product: Product): Promise<string> {
  for (let index = 0; index < MOST_TRIED; index += 1) {
    const cookie = await signIn(product, `seeded${index}@seed.example`);
    const reply = await fetch(`${product.origin}/api/auth/user`, { headers: { cookie } });
    const { user } = (await reply.json()) as { user: { ageGroup: string } };
    if (user.ageGroup === 'adult') return cookie;
  }
  throw new Error('none of the first seeded members is an adult');
}
