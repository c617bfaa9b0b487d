import { ledgerInFolder } from '#server/platform/erasures/ledger-in-folder.ts';
import { keyMark, ledgerIn, memberMark } from '#server/platform/erasures/erasures.ts';
import { ensureServerBundle } from '../../start/server-bundle.mjs';
import { ensureWebBuild } from '../../start/web-build.mjs';
import { startProduct } from '../../bench/ground/product.ts';
import type { Course, Found, Proof } from '../proof.ts';
import { openOwnGround } from './own-ground.ts';

/** A start may take so much longer where there are a thousand times the members. */
const MOST = 1.5;
const STARTS = 3;

/** The built product on databases of different size, each beside a ledger of erasures. */
export const start: Proof = {
  name: 'start',
  claims: `with erasures in the ledger a start among very many accounts takes at most ${MOST} of one among few`,
  run: async ({ short, seed, size = short ? 20_000 : 100_000 }: Course): Promise<Found> => {
    await ensureWebBuild(process.execPath);
    await ensureServerBundle(process.execPath);
    const [few, many] = [100, size];
    const [small, large] = [await fastest(few, seed), await fastest(many, seed)];
    const ratio = large / small;
    return {
      figures: {
        [`${few} accounts s`]: Math.round(small) / 1000,
        [`${many} accounts s`]: Math.round(large) / 1000,
        ratio: Math.round(ratio * 100) / 100,
      },
      compared: 2 * STARTS,
      wrong: ratio > MOST ? [`a start takes ${ratio.toFixed(2)} of one among few`] : [],
    };
  },
};

/** The fastest of some starts among so many accounts. */
async function fastest(members: number, seed: number): Promise<number> {
  const ground = await openOwnGround({ members, seed });
  const { vault, env } = ground;
  for (let gone = 0; gone < 100; gone += 1)
    for (const step of ['asked', 'done'] as const)
      await ledgerInFolder(ledgerIn(env.dataDir)).add({
        step,
        at: new Date().toISOString(),
        key: keyMark(vault),
        member: memberMark(vault, `gone ${gone}`),
      });
  await ground.stop();
  const took: number[] = [];
  try {
    for (let round = 0; round < STARTS; round += 1) {
      const began = performance.now();
      const product = await startProduct({ dataDir: env.dataDir, settings: { DEMO: '0' } });
      took.push(performance.now() - began);
      await product.stop();
    }
  } finally {
    await ground.leave();
  }
  return Math.min(...took);
}
