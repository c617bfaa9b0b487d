export { takeOrderEvent } from './order/take-order-event.ts';
export { stockShelves } from './shelves/shelves.ts';
export { parcelSeal } from './order/parcel.ts';
export { orderWorkStore } from './order/order-work.store.ts';
export { shopTables } from './shelves/shop-content.ts';
export { shopNotices } from './shop.notices.ts';
