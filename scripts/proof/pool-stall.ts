import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { makeMembers } from '../bench/ground/people.ts';
import { herToday } from './deeds.ts';
import { sharedGround, type Ground } from './ground.ts';
import type { Course, Found, Proof } from './proof.ts';

const AT_ONCE = 16;
/** How long another member's write may take meanwhile; a pool that is held answers after three seconds and more. */
const SOON_MS = 1_500;

/**
 * One member sends sixteen large batches at once while what they need is held: another member goes on writing. First
 * the connections are taken from everybody, which must be seen.
 */
export const poolStall: Proof = {
  name: 'pool-stall',
  claims: `${AT_ONCE} imports of one member at once, held: another member's writes wait for none of them`,
  run: async ({ short }: Course): Promise<Found> => {
    const ground = await sharedGround();
    const cookies = await makeMembers(ground.product, 2, `stall${randomUUID().slice(0, 6)}`);
    const [busy = '', other = ''] = cookies;
    const owner = new Client({ connectionString: ground.adminUrl });
    await owner.connect();
    try {
      for (const cookie of cookies) await logDay(ground, cookie);
      const planted = await slowest({
        ground,
        owner,
        cookie: other,
        writes: 1,
        hold: 'lock table app.day_log in exclusive mode',
        storm: [],
      });
      const rounds = short ? 2 : 10;
      const wrong = planted > SOON_MS ? [] : ['a table that was held was not felt'];
      const hold = `select from app.cycle_summary where user_id = '${await idOf(ground, busy)}' for update`;
      let worst = 0;
      for (let round = 0; round < rounds; round += 1) {
        const storm = Array.from({ length: AT_ONCE }, () => () => importBatch(ground, busy));
        worst = Math.max(worst, await slowest({ ground, owner, cookie: other, writes: 5, hold, storm }));
      }
      if (worst > SOON_MS) wrong.push(`a write of another member took ${Math.round(worst)} ms`);
      return {
        figures: {
          'slowest write of another member, ms': Math.round(worst),
          'with the table held, ms': Math.round(planted),
        },
        compared: rounds * 5,
        wrong,
      };
    } finally {
      await owner.end();
    }
  },
};

type Scene = {
  readonly ground: Ground;
  readonly owner: Client;
  readonly cookie: string;
  readonly writes: number;
  readonly hold: string;
  readonly storm: readonly (() => Promise<unknown>)[];
};

/** The slowest of some writes of a member while something is held and others are at it, in milliseconds. */
async function slowest({ ground, owner, cookie, writes, hold, storm }: Scene): Promise<number> {
  await owner.query('begin');
  await owner.query(hold);
  const sent = storm.map((send) => send());
  let worst = 0;
  for (let i = 0; i < writes; i += 1) {
    const begun = performance.now();
    await logDay(ground, cookie);
    worst = Math.max(worst, performance.now() - begun);
  }
  await owner.query('rollback');
  await Promise.all(sent);
  return worst;
}

function logDay(ground: Ground, cookie: string): Promise<Response> {
  return send(ground, { cookie, method: 'PUT', path: '/api/day-logs', body: { date: herToday(), energy: 3 } });
}

function importBatch(ground: Ground, cookie: string): Promise<Response> {
  const days = Array.from({ length: 200 }, (_, at) => ({
    date: new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10),
    energy: 2,
  }));
  return send(ground, {
    cookie,
    method: 'POST',
    path: '/api/imports',
    body: { importId: randomUUID(), source: 'clue', number: 0, batches: 1, days, kept: [] },
  });
}

async function idOf(ground: Ground, cookie: string): Promise<string> {
  const { user } = (await (await fetch(`${ground.origin}/api/auth/user`, { headers: { cookie } })).json()) as {
    user: { id: string };
  };
  return user.id;
}

async function send(
  { origin }: Ground,
  { cookie, method, path, body }: { cookie: string; method: string; path: string; body: object },
): Promise<Response> {
  const reply = await fetch(`${origin}${path}`, {
    method,
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  });
  if (reply.status >= 400 && reply.status !== 503)
    throw new Error(`${path} answered ${reply.status} ${await reply.text()}`);
  return reply;
}
