export { takeEvent } from './provider-record/take-event.ts';
export { give, grantMonths, takeBack, takeMonthsBack, type GiftTerms } from './gift/gift.ts';
export { standingOf } from './standing.ts';
export type { PayingDeps } from './subscription-deps.ts';
export { chargeMoveStore } from './operation/charge-move.store.ts';
export { moveCharge } from './operation/move-charge.ts';
