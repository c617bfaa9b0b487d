import type { User } from '#contract/account/account.schemas.ts';

/** Whether somebody works on the product: full access, and no badge, plan or nudge (decisions 21). */
export function isStaff(user: Pick<User, 'roles'> | null | undefined): boolean {
  return (user?.roles.length ?? 0) > 0;
}
