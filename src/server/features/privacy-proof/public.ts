export { openPrivacyProof, type PrivacyProof } from './privacy-proof.ts';
