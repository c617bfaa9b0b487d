import type { Entitlement } from './entitlement.ts';
import { isOpen, type AccessLevel, type Feature } from './is-open.ts';
import type { PlanId } from './plans.ts';

/** What is closed item by item (decisions 9): free ones are open to everybody, some come with Yearly alone (13). */
export type Door = { readonly isFree: boolean; readonly yearlyOnly: boolean };
/** What a member has of it. */
export type Keys = { readonly access: AccessLevel; readonly hasYearly: boolean };

type Shelf = Extract<Feature, 'meditations' | 'wisdom'>;

/** The feature that one meditation or one piece is closed by, null where it is open. */
export function itemClosedBy<const S extends Shelf>(
  shelf: S,
  { isFree, yearlyOnly }: Door,
  { access, hasYearly }: Keys,
): S | `yearly_${S}` | null {
  if (isFree) return null;
  if (yearlyOnly) return hasYearly ? null : `yearly_${shelf}`;
  return isOpen(shelf, access) ? null : shelf;
}

/**
 * Whether what is exclusive to Yearly is open: by that plan while it gives full access, by a lifetime or a role of
 * staff, and to a teen, who buys nothing.
 */
export function hasYearly({
  ageGroup,
  access,
  subscriptionStatus,
  plan,
}: Pick<Entitlement, 'access' | 'subscriptionStatus'> & {
  readonly ageGroup: 'teen' | 'adult';
  readonly plan: PlanId | null;
}): boolean {
  if (ageGroup === 'teen' || subscriptionStatus === 'lifetime') return true;
  return access === 'full' && subscriptionStatus === 'active' && plan === 'premium_yearly';
}
