import { alternate, cpuMedian, cpuRatio, type Target } from '../load.ts';
import { judge, type Row } from '../row.ts';
import { pairedRatio, shown } from '../statistics.ts';
import type { Context } from './context.ts';

const FORCE = { connections: 10, seconds: 4 };

function forceOf({ quick, runs }: Context) {
  return { ...FORCE, seconds: quick ? 2 : FORCE.seconds, rounds: Math.max(2, Math.min(runs, 5)) };
}

/** Row 12: a document the browser holds already, answered without the database. */
export async function cachedRow(context: Context): Promise<Row> {
  const { product, statements } = context;
  const etag = (await fetch(`${product.origin}/auth`)).headers.get('etag');
  if (!etag) throw new Error('the sign-in page has no ETag');
  const targets: Target[] = [
    { name: 'bare Fastify', url: `${statements.origin}/bare`, processes: [statements.pid] },
    {
      name: 'sign-in page, 304',
      url: `${product.origin}/auth`,
      headers: { 'if-none-match': etag, 'accept-encoding': 'br' },
      processes: product.processes,
    },
  ];
  const [floor = [], own = []] = await alternate(targets, forceOf(context));
  const ratio = cpuRatio(own, floor);
  return judge(
    {
      n: 12,
      what: 'a read without a database trip (304)',
      goal: 'CPU <= 1.3 of bare Fastify',
      measured: `${shown(ratio)} (${shown(cpuMedian(own), 0)} beside ${shown(cpuMedian(floor), 0)} us)`,
    },
    ratio <= 1.3,
  );
}

/**
 * Row 13: the signed-in member's own record, one statement. The session's transaction and the opening of the member's
 * document are floors of their own.
 */
export async function statementRow(context: Context): Promise<Row> {
  const { product, statements, cookie } = context;
  const floors = ['statement', 'guarded', 'sealed'].map((name) => ({
    name,
    url: `${statements.origin}/${name}`,
    processes: [statements.pid, product.processes[1]],
  }));
  const own = {
    name: 'GET /api/auth/user',
    url: `${product.origin}/api/auth/user`,
    headers: { cookie },
    processes: product.processes,
  };
  const [plain = [], guarded = [], sealed = [], user = []] = await alternate([...floors, own], forceOf(context));
  const ratio = cpuRatio(user, sealed);
  const measured = `${shown(ratio)} of a statement with row-level security and decryption (${shown(cpuMedian(user), 0)} beside ${shown(cpuMedian(sealed), 0)} us; the statement alone ${shown(cpuMedian(plain), 0)}, row-level security +${shown(cpuMedian(guarded) - cpuMedian(plain), 0)}, decryption +${shown(cpuMedian(sealed) - cpuMedian(guarded), 0)}; of the statement alone ${shown(cpuRatio(user, plain))})`;
  return judge(
    {
      n: 13,
      what: 'a read with one statement',
      goal: 'CPU <= 1.25 of Fastify over one statement, row-level security and decryption apart',
      measured,
    },
    ratio <= 1.25,
  );
}

/** Row 14: the home page's data, with the circle of the demo accounts in it and two meditations. */
export async function homeDataRow(context: Context): Promise<Row> {
  const { product, statements, cookie } = context;
  const targets: Target[] = [
    {
      name: 'guarded statement',
      url: `${statements.origin}/guarded`,
      processes: [statements.pid, product.processes[1]],
    },
    {
      name: 'GET /api/home-data',
      url: `${product.origin}/api/home-data`,
      headers: { cookie },
      processes: product.processes,
    },
  ];
  const [floor = [], own = []] = await alternate(targets, { ...forceOf(context), connections: 50 });
  const ratio = cpuRatio(own, floor);
  const spread = pairedRatio(
    own.map(({ p99 }) => p99),
    own.map(({ p50 }) => Math.max(1, p50)),
  );
  return judge(
    {
      n: 14,
      what: '`GET /api/home-data`',
      goal: 'CPU <= 1.3 of its floor; p99 at 50 connections <= 5 times p50',
      measured: `${shown(ratio)}; p99 ${shown(spread, 1)} times p50 (two posts, what is new in the circle, two meditations)`,
    },
    ratio <= 1.3,
    spread <= 5,
  );
}
