import { createServices } from '#server/app/create-services.ts';
import { systemClock } from '#server/platform/clock.ts';
import { asOwner } from '#server/platform/db/owner.ts';
import { openLog } from '#server/platform/log.ts';
import type { Course, Found, Proof } from '../proof.ts';
import { openOwnGround, type OwnGround } from './own-ground.ts';

/** A row of the larger table may cost at most so many times what one of the smaller does. */
const MOST = 1.5;
const TABLES = [
  {
    name: 'idempotency',
    table: 'app.idempotency',
    // A kept answer is a sealed step of 256 bytes.
    fill: "insert into app.idempotency (user_id, key, request_hash, status, reply, created_at) select $1, gen_random_uuid(), decode(md5(n::text), 'hex'), 200, decode(repeat(md5(n::text), 18), 'hex'), now() - interval '8 days' - (n * interval '1 millisecond') from generate_series(1, $2::int) n",
  },
  {
    name: 'access_history',
    table: 'app.audit',
    fill: "insert into app.audit (user_id, id, at, action, result, request_id, ip_prefix) select $1, gen_random_uuid(), now() - interval '400 days' - (n * interval '1 millisecond'), 'sign_in', 'done', 'r', '192.0.2.0/24' from generate_series(1, $2::int) n",
  },
] as const;

/** Old rows go batch by batch, at the same cost a row however many they are, and no statement takes long. */
export const sweeps: Proof = {
  name: 'sweeps',
  claims: `what time has made useless goes in batches: a row costs at most ${MOST} of what it does in a table a tenth of the size`,
  run: async ({ short, seed, size = short ? 100_000 : 500_000 }: Course): Promise<Found> => {
    const ground = await openOwnGround({ members: 1, seed });
    try {
      return await sweepAll(ground, [size / 10, size]);
    } finally {
      await ground.leave();
    }
  },
};

async function sweepAll({ env, vault, urls, adminUrl, databaseSeconds }: OwnGround, sizes: readonly number[]) {
  const told: string[] = [];
  const log = openLog({ level: 'info', now: () => new Date(), write: (line) => void told.push(line) });
  const mailer = { send: async () => undefined, close: async () => undefined };
  const services = await createServices({ env, clock: systemClock, log, urls, vault, mailer });
  const figures: Record<string, number> = {};
  const wrong: string[] = [];
  for (const { name, table, fill } of TABLES) {
    const costs: number[] = [];
    for (const size of sizes) {
      await asOwner(adminUrl, async (owner) => {
        await owner.query("set synchronous_commit = off; set work_mem = '256MB'");
        const { rows } = await owner.query<{ user_id: string }>('select user_id from auth.account limit 1');
        await owner.query(fill, [rows[0]?.user_id, size]);
        await owner.query(`analyze ${table}`);
        await owner.query('checkpoint');
      });
      const [began, spent] = [performance.now(), databaseSeconds()];
      const gone = await services.sweeps[name]();
      const cost = ((databaseSeconds() - spent) * 1e6) / size;
      costs.push(cost);
      figures[`${name}, ${size} rows: s`] = Math.round(performance.now() - began) / 1000;
      figures[`${name} ${size}: database us a row`] = Math.round(cost * 10) / 10;
      if (gone !== size) wrong.push(`${gone} of ${size} rows went`);
    }
    const ratio = (costs[1] ?? 0) / (costs[0] ?? 1);
    figures[`${name} ratio`] = Math.round(ratio * 100) / 100;
    if (ratio > MOST) wrong.push(`${name}: a row costs ${ratio.toFixed(2)} of what it does in the smaller table`);
  }
  figures['lines of progress'] = told.filter((line) => line.includes('retention.progress')).length;
  await services.close();
  return { figures, compared: TABLES.length * sizes.length, wrong };
}
