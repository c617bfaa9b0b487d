export { awardPoints } from './award-points.ts';
export { pointsStore } from './points.store.ts';
export { giveBackPoints, spendPoints } from './use-points.ts';
