import { randomUUID } from 'node:crypto';
import { fdatasyncRate } from '../floors/floors.ts';
import { makeMembers } from '../ground/people.ts';
import { alternate, cpuMedian, type Target, type Volley } from '../load.ts';
import { judge, partly, type Row } from '../row.ts';
import { median, pairedRatio, shown } from '../statistics.ts';
import type { Context } from './context.ts';

const MEMBERS = 25;
const DAYS = 300;
const DAY_MS = 86_400_000;

/** Row 15: a day logged by many members at once, beside a bare insert and commit, and beside three sealed rows under row-level security. The check-in comes later; a day log is today's write. */
export async function writeRow(context: Context): Promise<Row> {
  const { product, statements, runs, quick } = context;
  const cookies = await makeMembers(product, quick ? 10 : MEMBERS);
  let serial = 0;
  const next = () => {
    serial += 1;
    const date = new Date(Date.now() - (1 + (serial % DAYS)) * DAY_MS).toISOString().slice(0, 10);
    const headers = { cookie: cookies[serial % cookies.length] ?? '', 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    return { method: 'PUT', headers, body: JSON.stringify({ date, energy: 1 + (serial % 5), moods: ['calm'], note: 'A few words about the day.' }) };
  };
  const targets: Target[] = [
    { name: 'insert and commit', url: `${statements.origin}/commit`, processes: [statements.pid, product.processes[1]], next: () => ({ method: 'PUT' }) },
    { name: 'three sealed rows in the session', url: `${statements.origin}/written`, processes: [statements.pid, product.processes[1]], next: () => ({ method: 'PUT' }) },
    { name: 'PUT /api/day-logs', url: `${product.origin}/api/day-logs`, processes: product.processes, next },
  ];
  const [floor = [], sealed = [], own = []] = await alternate(targets, { connections: 50, seconds: quick ? 2 : 5, rounds: Math.max(2, Math.min(runs, 4)) });
  const rateOf = (volleys: readonly Volley[]) => volleys.map(({ rate }) => rate);
  const ratio = pairedRatio(rateOf(own), rateOf(floor));
  const parts = `three sealed rows in the session's transaction, written by hand, ${shown(median(rateOf(sealed)), 0)} a second, of which ours is ${shown(pairedRatio(rateOf(own), rateOf(sealed)))}`;
  const measured = `${shown(ratio)} (${shown(median(rateOf(own)), 0)} beside ${shown(median(rateOf(floor)), 0)} a second; ${parts}; fdatasync alone ${shown(fdatasyncRate(), 0)}; CPU ${shown(cpuMedian(own), 0)} beside ${shown(cpuMedian(floor), 0)} and ${shown(cpuMedian(sealed), 0)} us); a day log with its summary and its kept answer, one commit`;
  return partly(judge({ n: 15, what: 'a write', goal: ">= 0.70 of the floor's rate at 50 connections", measured }, ratio >= 0.7));
}
