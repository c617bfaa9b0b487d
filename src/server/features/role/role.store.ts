import type { Owner } from '#server/platform/db/owner.ts';

export const ROLES = ['admin', 'moderator', 'teacher'] as const;
export type Role = (typeof ROLES)[number];
export type RoleGrant = {
  readonly role: Role;
  readonly since: Date;
  readonly userId: string;
  readonly teenVetted: boolean;
};

/**
 * Roles, given and taken on the host as the database's owner: no request can reach this. The database ends the member's
 * sessions and waiting second steps with either (migration 0029): the next one lives as the member's roles ask.
 */
export const roleStore = {
  /** The verified account of an address, by its look-up value. */
  async verified(owner: Owner, emailIndex: Buffer): Promise<string | null> {
    const { rows } = await owner.query<{ user_id: string }>(
      'select user_id from auth.account where email_index = $1 and verified_at is not null and suspended_at is null',
      [emailIndex],
    );
    return rows[0]?.user_id ?? null;
  },
  async grant(owner: Owner, userId: string, role: Role): Promise<void> {
    await owner.query('insert into auth.role (user_id, role) values ($1, $2) on conflict do nothing', [userId, role]);
  },
  /** False when that was the last admin, who stays. */
  async revoke(owner: Owner, userId: string, role: Role): Promise<boolean> {
    const { count } = await owner.query(
      "delete from auth.role where user_id = $1 and role = $2 and (role <> 'admin' or (select count(*) from auth.role where role = 'admin') > 1)",
      [userId, role],
    );
    return count === 1;
  },
  /**
   * Lets a moderator into the teens' room, or takes that back. False when the member is no moderator, or nothing changes.
   */
  async vet(owner: Owner, userId: string, vetted: boolean): Promise<boolean> {
    const { count } = await owner.query(
      "update auth.role set teen_vetted = $2 where user_id = $1 and role = 'moderator' and teen_vetted <> $2",
      [userId, vetted],
    );
    return count === 1;
  },
  async list(owner: Owner): Promise<RoleGrant[]> {
    const { rows } = await owner.query<RoleGrant>(
      'select role, granted_at as since, user_id as "userId", teen_vetted as "teenVetted" from auth.role order by role, granted_at',
    );
    return rows;
  },
};
