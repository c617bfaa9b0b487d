import type { CircleDeps } from './circle-deps.ts';

const TWO_DAYS = 2 * 86_400_000;

/**
 * Gives all nameless rows that their authors touched lately one mark of writing (decision 50, point 5). Gives none: no
 * row goes.
 */
export async function rewriteNameless({ db, clock }: Pick<CircleDeps, 'db' | 'clock'>): Promise<number> {
  await db.asWorker(null, (tx) => tx.callFunction('rewrite_nameless', [new Date(clock.now().getTime() - TWO_DAYS)]));
  return 0;
}
