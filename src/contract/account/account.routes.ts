import { MEMBER, PUBLIC, route } from '#contract/kit/route.ts';
import { ok } from '#contract/kit/scalars.ts';
import { emailBody, loginBody, messageReply, registerBody, resetBody, userPatch, userReply, verifyBody } from './account.schemas.ts';

const small = 16 * 1024;
const open = { access: PUBLIC, params: null, query: null, cache: 'no-store', bodyLimit: small } as const;

export const accountRoutes = {
  getUser: route({ method: 'GET', path: '/api/auth/user', summary: 'The signed-in member', access: MEMBER, rate: 'read', bodyLimit: 0, params: null, query: null, body: null, reply: userReply, status: 200, cache: 'no-store', errors: [] }),
  login: route({ ...open, method: 'POST', path: '/api/auth/login', summary: 'Sign in', rate: 'login', body: loginBody, reply: userReply, status: 200, errors: ['bad_credentials', 'verification_required', 'busy'] }),
  logout: route({ method: 'POST', path: '/api/auth/logout', summary: 'Sign out and end the session', access: PUBLIC, rate: 'write', bodyLimit: 0, params: null, query: null, body: null, reply: ok, status: 200, cache: 'no-store', errors: [] }),
  register: route({ ...open, method: 'POST', path: '/api/auth/register', summary: 'Make an account', rate: 'register', body: registerBody, reply: messageReply, status: 201, errors: ['age_not_supported', 'password_refused', 'goal_hidden', 'busy'] }),
  verifyEmail: route({ ...open, method: 'POST', path: '/api/auth/verify-email', summary: 'Use the link of the verification mail', rate: 'write', body: verifyBody, reply: messageReply, status: 200, errors: ['link_invalid'] }),
  resendVerification: route({ ...open, method: 'POST', path: '/api/auth/resend-verification', summary: 'Ask for a new verification mail', rate: 'mail', body: emailBody, reply: messageReply, status: 202, errors: [] }),
  forgotPassword: route({ ...open, method: 'POST', path: '/api/auth/forgot-password', summary: 'Ask for a mail to choose a new password', rate: 'mail', body: emailBody, reply: messageReply, status: 202, errors: [] }),
  resetPassword: route({ ...open, method: 'POST', path: '/api/auth/reset-password', summary: 'Choose a new password by the link of the mail', rate: 'login', body: resetBody, reply: messageReply, status: 200, errors: ['link_invalid', 'password_refused', 'busy'] }),
  patchUser: route({ method: 'PATCH', path: '/api/user', summary: 'Change what the member said about herself', access: MEMBER, rate: 'write', bodyLimit: small, params: null, query: null, body: userPatch, reply: userReply, status: 200, cache: 'no-store', errors: ['goals_locked', 'goal_hidden', 'age_not_supported'] }),
  removeAvatar: route({ method: 'DELETE', path: '/api/avatar', summary: 'Take her picture away: her initial stands in its place', access: MEMBER, rate: 'write', bodyLimit: 0, params: null, query: null, body: null, reply: userReply, status: 200, cache: 'no-store', errors: [] }),
} as const;
