import type { ModerationCategory } from '#contract/moderation/moderation.schemas.ts';
import type { Room } from '#domain/circle/limits.ts';
import { q, type Tx } from '#server/platform/db/query.ts';
import type { StaffAct } from './case.store.ts';

/** The topics of the rooms that the member of this transaction may read. */
export const categoryStore = {
  async all(tx: Tx): Promise<ModerationCategory[]> {
    const rows = await tx.rows(
      q
        .selectFrom('app.circle_category')
        .select(['room', 'slug', 'name', 'icon', 'place', 'closed_at'])
        .orderBy('room')
        .orderBy('place')
        .orderBy('slug'),
    );
    return rows.map(({ room, closed_at, ...row }) => ({ ...row, room: room as Room, closed: closed_at !== null }));
  },

  /** False where the member does not look after the room. */
  async put(
    tx: Tx,
    { room, slug, name, icon, place, closed }: ModerationCategory,
    { requestId, ipPrefix, now }: StaffAct,
  ): Promise<boolean> {
    const [row] = await tx.callFunction<{ put_category: boolean }>('put_category', [
      room,
      slug,
      name.trim(),
      icon,
      place,
      closed,
      requestId,
      ipPrefix,
      now,
    ]);
    return row?.put_category === true;
  },
};
