export { forgetOldRatings } from './forget-old.ts';
export { ratingStore } from './rating.store.ts';
export { reportedRatings } from './read-pattern.ts';
