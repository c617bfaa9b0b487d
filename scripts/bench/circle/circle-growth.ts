import { join } from 'node:path';
import { alternate, cpuMedian, cpuRatio } from '../load.ts';
import { median } from '../statistics.ts';
import { readsOf } from './circle-reads.ts';
import { startSeeded, type SeededProduct } from './seeded-product.ts';

/** How much a read costs in the large circle, of what it costs in the small one. */
export type Growth = {
  readonly name: string;
  readonly goal: number;
  readonly ratio: number;
  readonly cpu: readonly [number, number];
  readonly p50: readonly [number, number];
};
export type CircleSize = {
  readonly posts: number;
  readonly members: number;
  /** Where the seeded folders stay; else they are made anew and removed. */ readonly keep?: string | undefined;
};

const SMALL = 10_000;
/** Of the small circle's posts, and of the large one's: each as deep as the walk there allows. */
const DEEP = { small: 5_000, large: 20_000 };

/** Row 16: every read of the circle with 10 thousand posts and with many more, in turn in one run. */
export async function circleGrowth({
  posts,
  members,
  keep,
  seconds,
  rounds,
}: CircleSize & { readonly seconds: number; readonly rounds: number }): Promise<Growth[]> {
  const started: SeededProduct[] = [];
  try {
    for (const count of [SMALL, posts])
      started.push(await startSeeded({ posts: count, members, ...(keep && { folder: join(keep, String(count)) }) }));
    const [small, large] = started as [SeededProduct, SeededProduct];
    const reads = [await readsOf(small, DEEP.small), await readsOf(large, Math.min(DEEP.large, posts / 2))] as const;
    const growths: Growth[] = [];
    for (const [index, { name, goal, target }] of reads[0].entries()) {
      const other = reads[1][index];
      if (!other) throw new Error(`${name} is not read in the large circle`);
      const [own = [], grown = []] = await alternate([target, other.target], { connections: 10, seconds, rounds });
      growths.push({
        name,
        goal,
        ratio: cpuRatio(grown, own),
        cpu: [cpuMedian(own), cpuMedian(grown)],
        p50: [median(own.map(({ p50 }) => p50)), median(grown.map(({ p50 }) => p50))],
      });
      const last = growths.at(-1);
      process.stderr.write(
        `${name}: ${last?.ratio.toFixed(2)} (${last?.cpu.map((us) => us.toFixed(0)).join(' -> ')} us)\n`,
      );
    }
    return growths;
  } finally {
    for (const each of started.toReversed()) await each.stop();
  }
}
