import { randomUUID } from 'node:crypto';
import { fdatasyncRate } from '../floors/floors.ts';
import { makeMembers } from '../ground/people.ts';
import { alternate, cpuMedian, type Shot, type Target, type Volley } from '../load.ts';
import { judge, partly, type Row } from '../row.ts';
import { median, pairedRatio, shown } from '../statistics.ts';
import type { Context } from './context.ts';

const MEMBERS = 25;
const DAYS = 300;
const DAY_MS = 86_400_000;

/**
 * Row 15: a day logged and a check-in kept by many members at once, beside a bare insert and commit, and beside three
 * sealed rows under row-level security.
 */
export async function writeRow(context: Context): Promise<Row> {
  const { product, statements, runs, quick } = context;
  const cookies = await makeMembers(product, quick ? 10 : MEMBERS);
  const floor = (name: string, path: string): Target => ({
    name,
    url: `${statements.origin}${path}`,
    processes: [statements.pid, product.processes[1]],
    next: () => ({ method: 'PUT' }),
  });
  const own = (name: string, next: (serial: number) => Write): Target => ({
    name,
    url: `${product.origin}${name.slice(name.indexOf(' ') + 1)}`,
    processes: product.processes,
    next: shotsOf(cookies, next),
  });
  const targets = [
    floor('insert and commit', '/commit'),
    floor('three sealed rows in the session', '/written'),
    own('PUT /api/day-logs', dayLog),
    own('POST /api/journal-entries', checkIn),
  ];
  const [bare = [], sealed = [], days = [], checkIns = []] = await alternate(targets, {
    connections: 50,
    seconds: quick ? 2 : 5,
    rounds: Math.max(2, Math.min(runs, 4)),
  });
  const [day, check] = [ratioOf(days, bare), ratioOf(checkIns, bare)];
  const parts = `three sealed rows in the session's transaction, written by hand, ${rate(sealed)} a second, of which ours is ${shown(ratioOf(days, sealed))}`;
  const first = `${shown(day)} (${rate(days)} beside ${rate(bare)} a second; ${parts}; fdatasync alone ${shown(fdatasyncRate(), 0)}; CPU ${shown(cpuMedian(days), 0)} beside ${shown(cpuMedian(bare), 0)} and ${shown(cpuMedian(sealed), 0)} us); a day log with its summary and its kept answer, one commit`;
  const second = `${shown(check)} (${rate(checkIns)} a second, CPU ${shown(cpuMedian(checkIns), 0)} us); a check-in with its page, the index of pages, presence, point and kept answer, one commit, most of them on a day that counted already`;
  return partly(
    judge(
      {
        n: 15,
        what: 'a write',
        goal: ">= 0.70 of the floor's rate at 50 connections",
        measured: `${first}; ${second}`,
      },
      day >= 0.7,
      check >= 0.7,
    ),
  );
}

type Write = { readonly method: string; readonly body: object };

/** Writes of many members by turns, each under a key of its own. */
function shotsOf(cookies: readonly string[], write: (serial: number) => Write): () => Shot {
  let serial = 0;
  return () => {
    serial += 1;
    const { method, body } = write(serial);
    return {
      method,
      headers: {
        cookie: cookies[serial % cookies.length] ?? '',
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(body),
    };
  };
}

const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const dayLog = (serial: number): Write => ({
  method: 'PUT',
  body: {
    date: dayBefore(1 + (serial % DAYS)),
    energy: 1 + (serial % 5),
    moods: ['calm'],
    note: 'A few words about the day.',
  },
});
// Only a member's first one of a day adds a presence day and a point; all others keep their page and ask whether the
// day was counted.
const checkIn = (serial: number): Write => ({
  method: 'POST',
  body: {
    title: 'What would feel like enough, today?',
    content: `A few words about the day, the ${serial}th.`,
    mood: '',
    dreamInsights: '',
    date: dayBefore(0),
    checkIn: true,
  },
});
const ratioOf = (own: readonly Volley[], floor: readonly Volley[]) =>
  pairedRatio(
    own.map((volley) => volley.rate),
    floor.map((volley) => volley.rate),
  );
const rate = (volleys: readonly Volley[]) => shown(median(volleys.map((volley) => volley.rate)), 0);
