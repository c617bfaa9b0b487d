export { takeEvent } from './mirror/take-event.ts';
export { compareEvents, readDueCustomers } from './mirror/compare.ts';
export { partCustomer } from './operation/part-customer.ts';
export { billingWords } from './billing-words.ts';
export { give, takeBack, type Gift } from './gift/gift.ts';
export { exportedMembership } from './exported-membership.ts';
export type { PayingHouse } from './subscription-house.ts';
