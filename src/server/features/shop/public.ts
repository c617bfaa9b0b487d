export { takeOrderEvent } from './take-order-event.ts';
export { stockShelves } from './shelves.ts';
export { parcelSeal, type Tracking } from './parcel.ts';
export { orderWorkStore } from './order-work.store.ts';
export { shopTables } from './shop-content.ts';
export { shopNotices } from './shop.notices.ts';
