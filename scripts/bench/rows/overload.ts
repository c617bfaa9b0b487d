import { setTimeout as sleep } from 'node:timers/promises';
import { fire, type Target, type Volley } from '../load.ts';
import { judge, type Row } from '../row.ts';
import { shown } from '../statistics.ts';
import type { Context } from './context.ts';

const STORM = 40;
const READERS = 10;

/** Row 19: many readers at once, then a storm of sign-ins with other reads beside it, then the same reads again. */
export async function overloadRow({ product, cookie, quick }: Context): Promise<Row> {
  const seconds = quick ? 6 : 30;
  const read: Target = {
    name: 'GET /api/cycle-view',
    url: `${product.origin}/api/cycle-view`,
    headers: { cookie },
    processes: product.processes,
  };
  const quiet = await fire(read, { connections: READERS, seconds: 4 });
  const crowd = await fire(read, { connections: 200, seconds });
  await sleep(1_000);
  const [stormed] = await Promise.all([
    fire(read, { connections: READERS, seconds: seconds / 2 }),
    storm(product.origin, seconds / 2),
  ]);
  await sleep(1_000);
  const after = await fire(read, { connections: READERS, seconds: 4 });
  const spread = crowd.p99 / Math.max(1, crowd.p50);
  const slowed = stormed.p99 / Math.max(1, quiet.p99);
  const back = after.p50 / Math.max(1, quiet.p50);
  const faults = [crowd, stormed, after].reduce((sum: number, volley: Volley) => sum + volley.faults, 0);
  const measured = `${faults} faults, ${crowd.refused} of ${crowd.answers + crowd.refused} refused with 503; p99 ${shown(spread, 1)} times p50 at 200 connections; reads' p99 ${shown(slowed, 1)} times in the storm; afterwards p50 ${shown(back, 1)} times as before`;
  return judge(
    {
      n: 19,
      what: 'overload: 200 connections, and a storm of logins',
      goal: "no errors but 503/429; p99 <= 12 times p50; other reads' p99 at most doubled; back to normal after it",
      measured,
    },
    faults === 0,
    spread <= 12,
    slowed <= 2,
    back <= 1.5,
  );
}

/** Wrong passwords for an account of nobody, as fast as they are answered. */
async function storm(origin: string, seconds: number): Promise<void> {
  const until = performance.now() + seconds * 1000;
  const body = JSON.stringify({ email: 'nobody@members.example', password: 'not the password' });
  const statuses = new Set<number>();
  const knock = async (): Promise<void> => {
    while (performance.now() < until)
      statuses.add(
        (
          await fetch(`${origin}/api/auth/login`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body,
          })
        ).status,
      );
  };
  await Promise.all(Array.from({ length: STORM }, knock));
  const strange = [...statuses].filter((status) => ![401, 429, 503].includes(status));
  if (strange.length > 0) throw new Error(`the storm was answered ${strange.join(', ')}`);
}
