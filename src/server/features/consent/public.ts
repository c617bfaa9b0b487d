export { exportedConsents } from './exported-consents.ts';
export { recordConsent } from './record-consent.ts';
