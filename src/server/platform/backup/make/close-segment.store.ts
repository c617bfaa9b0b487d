import { asOwner } from '../../db/owner.ts';

/**
 * Ends the current piece of the log, so that it can be copied. Nothing happens where nothing was written since the
 * last.
 */
export async function closeSegment(adminUrl: string): Promise<void> {
  await asOwner(adminUrl, (owner) => owner.query('select pg_switch_wal()'));
}
