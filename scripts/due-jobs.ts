import { setTimeout as wait } from 'node:timers/promises';
import { onHost, runCommand } from '#server/app/on-host/host.ts';
import { asOwner, type Owner } from '#server/platform/db/owner.ts';

const LOOK_EVERY_MS = 100;
const LOOKS = 300;
/** What the server starts by itself, minute by minute and day by day. */
const TICKS = ['tick_minute', 'tick_day'];

/**
 * Has every job that waits for its time done now by the server that runs beside this, with whose environment it is
 * called, and ends when they are. For journeys that move the product's clock: the jobs' clock is the database's, which
 * no shift moves, so that a wait of minutes would be one in the middle of a journey.
 */
async function main(): Promise<void> {
  await onHost(async ({ env, adminUrl }) => {
    if (!env.localDefault) throw new Error('Only on the local default.');
    await asOwner(adminUrl, async (owner) => {
      const due = await makeDue(owner);
      for (let look = 0; look < LOOKS; look += 1) {
        if ((await countLeft(owner, due)) === 0) return;
        await wait(LOOK_EVERY_MS);
      }
      throw new Error(`Of ${due.length} jobs some are not done.`);
    });
  });
}

async function makeDue(owner: Owner): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `update graphile_worker._private_jobs j set run_at = now() from graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier <> all ($1) and j.locked_at is null and j.attempts = 0 returning j.id`,
    [TICKS],
  );
  await owner.query(`select pg_notify('jobs:insert', '{"count":1}')`);
  return rows.map(({ id }) => id);
}

async function countLeft(owner: Owner, ids: readonly string[]): Promise<number> {
  const { rows } = await owner.query<{ left: number }>(
    'select count(*)::int as left from graphile_worker._private_jobs where id = any ($1::bigint[])',
    [ids],
  );
  return rows[0]?.left ?? 0;
}

runCommand(main);
