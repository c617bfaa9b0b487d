export { takeEvent } from './mirror/take-event.ts';
export { give, takeBack, type Gift } from './gift/gift.ts';
export type { PayingHouse } from './subscription-house.ts';
