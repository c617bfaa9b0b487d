import type { CircleDeps } from '../circle-deps.ts';

const DAY_MS = 86_400_000;

/** Removes what was noted of notices, a day after it says anything. */
export async function sweepTold({ db, clock }: Pick<CircleDeps, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - DAY_MS);
  const [row] = await db.asWorker(null, (tx) => tx.callFunction<{ sweep_told: string }>('sweep_told', [before]));
  return Number(row?.sweep_told ?? 0);
}
