import type { Room } from '#domain/circle/limits.ts';
import { q } from '#server/platform/db/query.ts';
import type { Me } from '#server/platform/http/handler.ts';

/** A member's last visit to a room, and which house rules the member accepted. */
export const visitStore = {
  read({ tx, userId }: Pick<Me, 'tx' | 'userId'>, room: Room) {
    return tx.first(
      q
        .selectFrom('app.circle_visit')
        .select(['at', 'hour_seen', 'rules_accepted_at', 'rules_version'])
        .where('user_id', '=', userId)
        .where('room', '=', room),
    );
  },

  mark({ tx, userId }: Me, { room, at, hourSeen }: { room: Room; at: Date; hourSeen: number }): void {
    tx.enqueue(
      q
        .insertInto('app.circle_visit')
        .values({ user_id: userId, room, at, hour_seen: hourSeen })
        .onConflict((clash) => clash.columns(['user_id', 'room']).doUpdateSet({ at, hour_seen: hourSeen })),
    );
  },

  accept({ tx, userId }: Me, { room, version, at }: { room: Room; version: string; at: Date }): void {
    tx.enqueue(
      q
        .insertInto('app.circle_visit')
        .values({ user_id: userId, room, rules_accepted_at: at, rules_version: version })
        .onConflict((clash) =>
          clash.columns(['user_id', 'room']).doUpdateSet({ rules_accepted_at: at, rules_version: version }),
        ),
    );
  },
};
