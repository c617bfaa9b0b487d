export { awardPoints } from './award-points.ts';
export { pointsStore } from './points.store.ts';
export { readPoints } from './read-points.ts';
