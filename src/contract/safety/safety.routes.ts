import { MEMBER, PUBLIC, route } from '#contract/kit/route.ts';
import { messageReply, userReply } from '#contract/account/account.schemas.ts';
import { changedWays, codeAppReply, codeBody, confirmEmailBody, newEmailBody, newPasskeyBody, newPasswordBody, passkeyNameBody, passkeyParams, passkeyQuestion, passkeySignInBody, proofBody, secondStepBody, secondStepReply, signInWays, stepUpReply } from './safety.schemas.ts';

const bare = { params: null, query: null, body: null, status: 200, cache: 'no-store' } as const;
const own = { ...bare, access: MEMBER } as const;
const small = 16 * 1024;
const ask = { rate: 'login', bodyLimit: 0 } as const;
const secret = { ...own, rate: 'login', bodyLimit: small } as const;
const change = { ...own, rate: 'login', stepUp: true } as const;
const stranger = { ...bare, access: PUBLIC } as const;

/** What keeps an account hers. None of it belongs to the sign-in page, whose endpoints are those of the account. */
export const safetyRoutes = {
  getStepUp: route({ ...own, method: 'GET', path: '/api/auth/step-up', summary: 'What would be asked as a proof of identity, and how long the last one counts', rate: 'read', bodyLimit: 0, reply: stepUpReply, errors: [] }),
  askStepUp: route({ ...own, ...ask, method: 'POST', path: '/api/auth/step-up/question', summary: 'A question to her passkeys', reply: passkeyQuestion, errors: [] }),
  stepUp: route({ ...secret, method: 'POST', path: '/api/auth/step-up', summary: 'Show that it is her: opens for five minutes what asks for a proof', body: proofBody, reply: stepUpReply, errors: ['proof_wrong', 'busy'] }),
  changePassword: route({ ...change, method: 'POST', path: '/api/auth/password', summary: 'Choose another password; every other session ends', bodyLimit: small, body: newPasswordBody, reply: messageReply, errors: ['password_refused', 'busy'] }),

  changeEmail: route({ ...change, method: 'POST', path: '/api/auth/email', summary: 'Ask for another address; it is hers once the link that goes there is used', bodyLimit: small, body: newEmailBody, reply: changedWays, errors: [] }),
  stopEmailChange: route({ ...own, method: 'DELETE', path: '/api/auth/email', summary: 'Stay with the address she has; twice is once', rate: 'login', bodyLimit: 0, reply: changedWays, errors: [] }),
  confirmEmail: route({ ...stranger, method: 'POST', path: '/api/auth/email/confirm', summary: 'Use the link that went to a new address: her account moves there', rate: 'login', bodyLimit: small, body: confirmEmailBody, reply: messageReply, errors: ['link_invalid', 'address_taken'] }),

  getSecondStep: route({ ...stranger, method: 'GET', path: '/api/auth/second-step', summary: 'What a sign-in that waits asks for', rate: 'read', bodyLimit: 0, reply: secondStepReply, errors: [] }),
  askSecondStep: route({ ...stranger, ...ask, method: 'POST', path: '/api/auth/second-step/question', summary: 'A question to the passkeys of a sign-in that waits', reply: passkeyQuestion, errors: ['link_invalid'] }),
  secondStep: route({ ...stranger, method: 'POST', path: '/api/auth/second-step', summary: 'The second step of signing in', rate: 'login', bodyLimit: small, body: secondStepBody, reply: userReply, errors: ['proof_wrong', 'link_invalid'] }),
  askPasskey: route({ ...stranger, ...ask, method: 'POST', path: '/api/auth/passkeys/sign-in/question', summary: 'A question to any passkey of this site', reply: passkeyQuestion, errors: [] }),
  passkeySignIn: route({ ...stranger, method: 'POST', path: '/api/auth/passkeys/sign-in', summary: 'Sign in with a passkey', rate: 'login', bodyLimit: small, body: passkeySignInBody, reply: userReply, errors: ['proof_wrong'] }),

  getSignInWays: route({ ...own, method: 'GET', path: '/api/auth/sign-in-ways', summary: 'Her ways to sign in', rate: 'read', bodyLimit: 0, reply: signInWays, errors: [] }),
  startCodeApp: route({ ...change, method: 'POST', path: '/api/auth/code-app', summary: 'A fresh seed for an app that shows codes', bodyLimit: 0, reply: codeAppReply, errors: ['factor_stands'] }),
  confirmCodeApp: route({ ...change, method: 'POST', path: '/api/auth/code-app/confirm', summary: 'The first code of the app: from now on codes are asked for', bodyLimit: small, body: codeBody, reply: changedWays, errors: ['proof_wrong'] }),
  endCodeApp: route({ ...change, method: 'DELETE', path: '/api/auth/code-app', summary: 'Codes are not asked for any more', bodyLimit: 0, reply: changedWays, errors: [] }),
  makeRecoveryCodes: route({ ...change, method: 'POST', path: '/api/auth/recovery-codes', summary: 'Ten new recovery codes; those from before stop working', bodyLimit: 0, reply: changedWays, errors: ['no_factor'] }),
  askNewPasskey: route({ ...change, method: 'POST', path: '/api/auth/passkeys/question', summary: 'What a browser needs to make a passkey', bodyLimit: 0, reply: passkeyQuestion, errors: ['list_full'] }),
  addPasskey: route({ ...change, method: 'POST', path: '/api/auth/passkeys', summary: 'Add the passkey that a browser made', bodyLimit: small, body: newPasskeyBody, reply: changedWays, errors: ['proof_wrong'] }),
  renamePasskey: route({ ...own, method: 'PUT', path: '/api/auth/passkeys/:id', summary: 'Another name for a passkey', rate: 'write', bodyLimit: small, params: passkeyParams, body: passkeyNameBody, reply: changedWays, errors: [] }),
  endPasskey: route({ ...change, method: 'DELETE', path: '/api/auth/passkeys/:id', summary: 'Take a passkey away', bodyLimit: 0, params: passkeyParams, reply: changedWays, errors: [] }),
} as const;
