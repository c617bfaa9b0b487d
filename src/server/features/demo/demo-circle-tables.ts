import { LAID, type laidRows } from '#server/features/circle/public.ts';
import type { Owner } from '#server/platform/db/owner.ts';

type Rows = ReturnType<typeof laidRows>;
type Of = { readonly room: string; readonly postId: string; readonly replyId: string | null };

const TABLES = ['posts', 'replies', 'holds'] as const;
/** What would count the replies once more, and tell everybody of answers that are days old. */
const STILL = ['circle_reply_counts', 'circle_reply_tells'] as const;

/** The words of the demo accounts, written by the owner of the tables: nobody says them now. */
export const demoCircleTables = {
  async isLaid(owner: Owner, post: string): Promise<boolean> {
    return (await owner.query('select from app.circle_post where id = $1', [post])).count > 0;
  },

  /** One transaction as the owner of the tables, whoever the connection is. */
  async asTheirOwner(owner: Owner, work: () => Promise<void>): Promise<void> {
    await owner.query('begin');
    try {
      await owner.query('set local role mh_owner');
      await work();
      await owner.query('commit');
    } catch (error) {
      await owner.query('rollback');
      throw error;
    }
  },

  async lay(owner: Owner, threads: readonly Rows[]): Promise<void> {
    for (const trigger of STILL) await owner.query(`alter table app.circle_reply disable trigger ${trigger}`);
    for (const name of TABLES)
      for (const cells of threads.flatMap((rows) => rows[name])) {
        const { table, columns } = LAID[name];
        const places = columns.map((_, at) => `$${at + 1}`).join(', ');
        await owner.query(`insert into ${table} (${columns.join(', ')}) values (${places})`, cells);
      }
    for (const trigger of STILL) await owner.query(`alter table app.circle_reply enable trigger ${trigger}`);
  },

  /** Somebody who has been in her room before, knows its rules and is no newcomer. */
  async wasHere(
    owner: Owner,
    { userId, room, version, seenAt }: { userId: string; room: string; version: string; seenAt: Date },
  ): Promise<void> {
    await owner.query(
      `insert into app.circle_visit (user_id, room, at, hour_seen, rules_accepted_at, rules_version) values ($1, $2, $3, 0, $3, $4) on conflict do nothing`,
      [userId, room, seenAt, version],
    );
    if (room === 'community')
      await owner.query(
        `insert into auth.circle_standing (user_id, accepted, since) select a.user_id, 5, a.created_at from auth.account a where a.user_id = $1 on conflict do nothing`,
        [userId],
      );
  },

  async report(
    owner: Owner,
    {
      id,
      userId,
      room,
      postId,
      replyId,
      reason,
      at,
    }: Of & { id: string; userId: string; reason: string | null; at: Date },
  ): Promise<void> {
    await owner.query(
      `insert into auth.circle_report (id, user_id, room, post_id, reply_id, reason, at) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
      [id, userId, room, postId, replyId, reason, at],
    );
  },
};
