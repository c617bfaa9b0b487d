export { openProof, type Proof } from './proof.ts';
