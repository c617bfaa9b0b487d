export { factorStore } from './factor.store.ts';
export { askPasskey, challengeHash, CHALLENGE_SECONDS, isRightCode, passkeyOwner, seedPlace } from './prove.ts';
export { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';
