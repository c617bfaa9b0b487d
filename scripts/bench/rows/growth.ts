import { circleGrowth, type Growth } from '../circle/circle-growth.ts';
import { makeMembers } from '../ground/people.ts';
import { alternate, cpuRatio, type Target } from '../load.ts';
import { judge, type Row } from '../row.ts';
import { shown } from '../statistics.ts';
import type { Context } from './context.ts';

const DAY_MS = 86_400_000;
const BATCH = 200;
const READS = ['/api/cycle-view', '/api/cycles', '/api/auth/user'];
/** A year, and ten of them. */
const SPANS = [365, 3650];
const MEMBERS = 10_000;

/**
 * Row 16: the same reads for a year of one member's days and for ten, and all reads of the circle with 10 thousand posts
 * and with a million (`--quick`: a hundred thousand; `--posts` another number).
 */
export async function growthRow(context: Context): Promise<Row> {
  const { product, quick } = context;
  const cookies = await makeMembers(product, SPANS.length, 'years');
  for (const [index, cookie] of cookies.entries()) await fill(product.origin, { cookie, days: SPANS[index] ?? 0 });
  const ratios: { path: string; ratio: number }[] = [];
  for (const path of READS) {
    const [one, ten] = cookies.map((cookie, index): Target => ({
      name: `${path} after ${SPANS[index]} days`,
      url: `${product.origin}${path}`,
      headers: { cookie },
      processes: product.processes,
    }));
    if (!one || !ten) throw new Error('two members are needed');
    const [short = [], long = []] = await alternate([one, ten], {
      connections: 10,
      seconds: quick ? 1.5 : 3,
      rounds: 2,
    });
    ratios.push({ path, ratio: cpuRatio(long, short) });
  }
  const posts = context.posts ?? (quick ? 100_000 : 1_000_000);
  const grown = await circleGrowth({
    posts,
    members: MEMBERS,
    keep: context.keep,
    seconds: quick ? 1.5 : 3,
    rounds: quick ? 3 : 5,
  });
  return judge(
    {
      n: 16,
      what: 'growth',
      goal: 'every endpoint <= 1.5, lists <= 1.2 at any depth, search <= 1.5',
      measured: `ten years of her days beside one: ${ratios.map(({ path, ratio }) => `${path} ${shown(ratio)}`).join(', ')}; ${posts} posts beside 10000: ${grown.map(told).join(', ')}`,
    },
    ...ratios.map(({ ratio }) => ratio <= 1.5),
    ...grown.map(({ ratio, goal }) => ratio <= goal),
  );
}

const told = ({ name, ratio, cpu, p50 }: Growth) =>
  `${name} ${shown(ratio)} (${shown(cpu[0], 0)} and ${shown(cpu[1], 0)} us, p50 ${shown(p50[0], 0)} and ${shown(p50[1], 0)} ms)`;

/** Logs days back from yesterday: five bleeding days in every 28, a mood on the others. */
async function fill(origin: string, { cookie, days }: { cookie: string; days: number }): Promise<void> {
  const logs = Array.from({ length: days }, (_, index) => {
    const date = new Date(Date.now() - (index + 1) * DAY_MS).toISOString().slice(0, 10);
    return index % 28 < 5 ? { date, flow: 'medium' } : { date, moods: ['calm'], energy: 3 };
  });
  for (let from = 0; from < logs.length; from += BATCH) {
    const reply = await fetch(`${origin}/api/imports`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ source: 'clue', days: logs.slice(from, from + BATCH) }),
    });
    if (!reply.ok) throw new Error(`an import answered ${reply.status} ${await reply.text()}`);
  }
}
