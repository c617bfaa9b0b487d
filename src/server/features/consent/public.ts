export { recordConsent } from './record-consent.ts';
