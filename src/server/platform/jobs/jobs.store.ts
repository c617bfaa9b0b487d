import type { Pool } from 'pg';

/**
 * Gives jobs back whose worker was killed and never said that it lives: held longer than any try may take (with 0: all, for the only server of a
 * database). Returns how many. Without this they would wait for the worker's own four hours.
 */
export async function freeHeldJobs(pool: Pool, heldMs: number): Promise<number> {
  const held = await pool.query<{ locked_by: string }>(
    "select locked_by from graphile_worker.jobs where locked_by is not null and locked_at <= now() - $1 * interval '1 millisecond' and ($1 = 0 or locked_by not in (select worker from auth.living_workers()))",
    [heldMs],
  );
  if (held.rows.length > 0)
    await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [
      held.rows.map((row) => row.locked_by),
    ]);
  return held.rows.length;
}

/** Gives jobs back whose worker has said nothing for so long. Returns how many such workers there were. */
export async function freeJobsOf(pool: Pool, { silentMs }: { silentMs: number }): Promise<number> {
  const { rows } = await pool.query<{ worker: string }>(
    "select worker from auth.silent_workers($1 * interval '1 millisecond')",
    [silentMs],
  );
  if (rows.length > 0)
    await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [rows.map(({ worker }) => worker)]);
  return rows.length;
}

/**
 * Gives jobs back that a worker was given in an answer it never got: held in its name for so long, and not among those
 * it knows. Returns how many.
 */
export async function freeLostJobs(
  pool: Pool,
  { worker, known, heldMs }: { worker: string; known: readonly string[]; heldMs: number },
): Promise<number> {
  const { rowCount } = await pool.query(
    "update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = greatest(run_at, now()) where locked_by = $1 and id <> all($2::bigint[]) and locked_at < now() - $3 * interval '1 millisecond'",
    [worker, known, heldMs],
  );
  return rowCount ?? 0;
}

/** Jobs that have used up their tries and wait for a person. */
export async function countDeadJobs(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ dead: number }>(
    'select count(*)::int as dead from graphile_worker.jobs where attempts >= max_attempts and locked_at is null',
  );
  return rows[0]?.dead ?? 0;
}
