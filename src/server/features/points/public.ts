export { awardPoints } from './award-points.ts';
export { pointsStore } from './points.store.ts';
