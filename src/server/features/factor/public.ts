export { factorStore, type Factors } from './factor.store.ts';
export { askPasskey, challengeHash, CHALLENGE_SECONDS, isRightCode, passkeyOwner, seedPlace, type FactorHouse } from './prove.ts';
export { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';
