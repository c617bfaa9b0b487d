import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** What members met: how long each answer took in ms, and every status that is a fault (5xx but 503). */
export type Met = { readonly took: readonly number[]; readonly faults: readonly string[] };

const A_SECOND = 20;
const READS = ['/', '/api/subscription/status', '/api/cycle-view', '/api/home-data'];

/** Members who read pages and log days at a steady pace, whatever the answers take. */
export async function traffic({
  origin,
  cookies,
  seconds,
}: {
  origin: string;
  cookies: readonly string[];
  seconds: number;
}): Promise<Met> {
  const [took, faults, asked]: [number[], string[], Promise<void>[]] = [[], [], []];
  const one = async (serial: number): Promise<void> => {
    const cookie = cookies[serial % cookies.length] ?? '';
    const [path, init] = requestOf(serial, cookie);
    const began = performance.now();
    const status = await fetch(`${origin}${path}`, { redirect: 'manual', ...init }).then(
      async (reply) => {
        await reply.arrayBuffer();
        return reply.status;
      },
      () => 0,
    );
    took.push(performance.now() - began);
    if (status === 0 || (status >= 500 && status !== 503))
      faults.push(`${path} answered ${status === 0 ? 'nothing' : status}`);
  };
  const until = performance.now() + seconds * 1000;
  for (let serial = 0; performance.now() < until; serial += 1) {
    asked.push(one(serial));
    await sleep(1000 / A_SECOND);
  }
  await Promise.all(asked);
  return { took, faults };
}

function requestOf(serial: number, cookie: string): [string, RequestInit] {
  if (serial % 5 !== 0) return [READS[serial % READS.length] ?? '/', { headers: { cookie } }];
  const body = {
    date: new Date().toISOString().slice(0, 10),
    energy: 1 + (serial % 5),
    note: 'A few words about the day.',
  };
  return [
    '/api/day-logs',
    {
      method: 'PUT',
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    },
  ];
}
