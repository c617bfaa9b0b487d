import { fire, type Target } from '../load.ts';
import { memoryOf, treeOf } from '../ground/processes.ts';
import { judge, type Row } from '../row.ts';
import { shown } from '../statistics.ts';
import type { Context } from './context.ts';

const REQUESTS = 100_000;
const QUICK = 8_000;
const PATHS = ['/auth', '/api/auth/user', '/api/cycle-view', '/api/cycles', '/api/home-data'];
const FLAT = 1.1;
const AT_REST = 250;

/** Row 18: what server and database hold after many requests, at the half and at the end. */
export async function memoryRow({ product, cookie, quick }: Context): Promise<Row> {
  const requests = quick ? QUICK : REQUESTS;
  const rest = measure(product.processes);
  let serial = 0;
  const target: Target = {
    name: 'the product',
    url: product.origin,
    processes: product.processes,
    next: () => ({ path: PATHS[(serial += 1) % PATHS.length] ?? '/', headers: { cookie } }),
  };
  const half = await after(target, requests / 2);
  const end = await after(target, requests / 2);
  const growth = end.node / half.node;
  const measured = `Node ${shown(end.node, 0)} MB, database ${shown(end.database, 0)} MB after ${requests.toLocaleString('en')} requests (Node ${shown(half.node, 0)} at the half; before ${shown(rest.node, 0)} and ${shown(rest.database, 0)})`;
  return judge(
    {
      n: 18,
      what: 'memory after 100,000 requests',
      goal: 'Node <= 90 MB, database <= 100 MB (PSS); then flat; together under 250 MB',
      measured,
    },
    end.node <= 90,
    end.database <= 100,
    growth <= FLAT,
    end.node + end.database < AT_REST,
  );
}

type Held = { readonly node: number; readonly database: number };

function measure([server, postmaster]: Context['product']['processes']): Held {
  return { node: memoryOf([server]), database: memoryOf(treeOf(postmaster)) };
}

async function after(target: Target, requests: number): Promise<Held> {
  let done = 0;
  while (done < requests) {
    const { answers, faults } = await fire(target, { connections: 10, seconds: 5 });
    if (faults > 0) throw new Error(`${faults} requests failed`);
    done += answers;
  }
  return measure(target.processes as Context['product']['processes']);
}
