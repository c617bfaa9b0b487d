export { endedPage, lockPage, measuresPage } from './near.page.ts';
export { NEAR_CSS_HASH } from './near.styles.ts';
export { nearStore } from './near.store.ts';
export { openLock } from './open-lock.ts';
