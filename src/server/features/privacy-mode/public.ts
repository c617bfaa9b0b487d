export { endedPage, lockPage, decoyPage, signedOutPage } from './privacy-mode.page.ts';
export { PRIVACY_MODE_CSS_HASH as NEAR_CSS_HASH } from './privacy-mode.styles.ts';
export { privacyModeStore } from './privacy-mode.store.ts';
export { openLock } from './open-lock.ts';
