export { openPrivacyProof as openProof, type PrivacyProof as Proof } from './privacy-proof.ts';
