import type { Owner } from '#server/platform/db/owner.ts';

/**
 * Who had something open, or did something, between two instants: numbers, and members by pseudonyms that this command
 * alone can make.
 */
export type Affected = {
  readonly members: readonly string[];
  readonly sessions: number;
  readonly signedIn: number;
  readonly registered: number;
  readonly passwordsChanged: number;
  readonly mails: number;
};

type Window = { readonly from: Date; readonly to: Date };

const COUNTS = {
  sessions:
    "select count(*)::int as n from auth.session where kind = 'member' and created_at <= $2 and coalesce(revoked_at, expires_at) >= $1",
  signedIn: "select count(*)::int as n from auth.session where kind = 'member' and created_at between $1 and $2",
  registered: 'select count(*)::int as n from auth.account where created_at between $1 and $2',
  passwordsChanged:
    'select count(*)::int as n from auth.account where password_changed_at between $1 and $2 and password_changed_at > created_at',
  mails:
    "select count(*)::int as n from (select created_at from auth.outbox where channel = 'email' union all select created_at from auth.outbox_mail) m where created_at between $1 and $2",
} as const;

/**
 * Reads what a leak of a window concerns. Only the closed schema is asked: no health, no name, no address. Ended
 * sessions are known for 90 days.
 */
export async function readAffected(owner: Owner, { from, to }: Window): Promise<Affected> {
  const count = async (sql: string) => (await owner.query<{ n: number }>(sql, [from, to])).rows[0]?.n ?? 0;
  const found = await owner.query<{ user_id: string }>(
    `select user_id from auth.session where kind = 'member' and created_at <= $2 and coalesce(revoked_at, expires_at) >= $1
    union select user_id from auth.account where created_at between $1 and $2 union select user_id from auth.outbox where channel = 'email' and created_at between $1 and $2 union select user_id from auth.outbox_mail where created_at between $1 and $2 order by 1`,
    [from, to],
  );
  return {
    members: found.rows.map((row) => row.user_id),
    sessions: await count(COUNTS.sessions),
    signedIn: await count(COUNTS.signedIn),
    registered: await count(COUNTS.registered),
    passwordsChanged: await count(COUNTS.passwordsChanged),
    mails: await count(COUNTS.mails),
  };
}
