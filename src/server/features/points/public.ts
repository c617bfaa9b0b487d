export { awardPoints } from './award-points.ts';
export { pointsStore, type NewPoints, type PointOwner, type PointRow } from './points.store.ts';
