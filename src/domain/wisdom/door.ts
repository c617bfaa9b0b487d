import { isOpen, type Feature } from '#domain/membership/is-open.ts';
import type { Door, Keys } from '#domain/meditation/doors.ts';

/** The feature that a piece is closed by, null where it is open (decisions 9): ten are free for everybody. */
export function pieceClosedBy(
  { isFree, yearlyOnly }: Door,
  { access, hasYearly }: Keys,
): Extract<Feature, 'wisdom' | 'yearly_wisdom'> | null {
  if (isFree) return null;
  if (yearlyOnly) return hasYearly ? null : 'yearly_wisdom';
  return isOpen('wisdom', access) ? null : 'wisdom';
}
