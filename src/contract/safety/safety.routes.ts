import { MEMBER, route } from '#contract/kit/route.ts';
import { messageReply } from '#contract/account/account.schemas.ts';
import { newPasswordBody, proofBody, stepUpReply } from './safety.schemas.ts';

const own = { access: MEMBER, params: null, query: null, status: 200, cache: 'no-store' } as const;
const secret = { ...own, rate: 'login', bodyLimit: 16 * 1024 } as const;

/** What keeps an account hers. None of it belongs to the sign-in page, whose endpoints are those of the account. */
export const safetyRoutes = {
  getStepUp: route({ ...own, method: 'GET', path: '/api/auth/step-up', summary: 'What would be asked as a proof of identity, and how long the last one counts', rate: 'read', bodyLimit: 0, body: null, reply: stepUpReply, errors: [] }),
  stepUp: route({ ...secret, method: 'POST', path: '/api/auth/step-up', summary: 'Show that it is her: opens for five minutes what asks for a proof', body: proofBody, reply: stepUpReply, errors: ['proof_wrong', 'busy'] }),
  changePassword: route({ ...secret, method: 'POST', path: '/api/auth/password', summary: 'Choose another password; every other session ends', stepUp: true, body: newPasswordBody, reply: messageReply, errors: ['password_refused', 'busy'] }),
} as const;
