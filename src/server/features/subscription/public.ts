export { takeEvent } from './provider-record/take-event.ts';
export { give, takeBack, type GiftTerms } from './gift/gift.ts';
export { standingOf } from './standing.ts';
export type { PayingDeps } from './subscription-deps.ts';
