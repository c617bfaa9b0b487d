export { consentHistory } from './consent-history.ts';
export { recordConsent } from './record-consent.ts';
