export { accountPage, giveAccountForm } from './account.page.ts';
export { cardOf } from './card-choice.ts';
export { afterPaying, checkoutPage } from './checkout.page.ts';
export { gonePage, PRACTICE_PATHS, type PracticePage } from './frame.ts';
export { doPaymentDeed, paymentDoneOf, paymentPage } from './payment.page.ts';
export { doneOf, openPracticePortal, owes, practicePlanOf, portalPage, type PortalDone } from './portal.page.ts';
export { fontOf, PRACTICE_CSS } from './practice.styles.ts';
export { receiptPage } from './receipt.page.ts';
