import { isOpen, type AccessLevel, type Feature } from '#domain/membership/is-open.ts';
import type { Entitlement } from '#domain/membership/entitlement.ts';
import type { PlanId } from '#domain/membership/plans.ts';

/** What decides whether a meditation plays: free ones do for everybody, some for Yearly alone (decisions 9 and 13). */
export type Door = { readonly isFree: boolean; readonly yearlyOnly: boolean };
/** What a member has of it. */
export type Keys = { readonly access: AccessLevel; readonly hasYearly: boolean };

/** The feature that a meditation is closed by, null where it is open. */
export function closedBy(
  { isFree, yearlyOnly }: Door,
  { access, hasYearly }: Keys,
): Extract<Feature, 'meditations' | 'yearly_meditations'> | null {
  if (isFree) return null;
  if (yearlyOnly) return hasYearly ? null : 'yearly_meditations';
  return isOpen('meditations', access) ? null : 'meditations';
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

/** The order of the home shelf: places first, then ids; open ones before closed ones where some are closed. */
export function homeOrder<M extends { readonly id: string; readonly place: number | null; readonly isOpen: boolean }>(
  all: readonly M[],
): M[] {
  return inShelfOrder(all).toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen));
}

const NOWHERE = 1_000;

/** The usual order of the shelf: places first, then ids. */
export function inShelfOrder<M extends { readonly id: string; readonly place: number | null }>(all: readonly M[]): M[] {
  return all.toSorted(
    (a, b) => (a.place ?? NOWHERE) - (b.place ?? NOWHERE) || (a.id < b.id ? -1 : Number(a.id > b.id)),
  );
}
