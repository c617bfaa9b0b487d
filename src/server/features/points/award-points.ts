import { isAwardDay } from '#domain/points/award-day.ts';
import { pointsStore, type NewPoints, type PointOwner } from './points.store.ts';

/**
 * Adds points for a day in the member's transaction; false when nothing was added: the occasion was counted before, or
 * its day is not later than the last award of that reason (decisions 12). Two at once wait for each other.
 */
export async function awardPoints(award: NewPoints & { readonly owner: PointOwner }): Promise<boolean> {
  const { owner, ...points } = award;
  const [, last] = await Promise.all([pointsStore.lock(owner), pointsStore.lastDay(owner, points.reason)]);
  return isAwardDay(points.day, last) && pointsStore.award(owner, points);
}
