import { route } from '#contract/kit/route.ts';
import {
  accountFind,
  accountParams,
  accountsQuery,
  accountsReply,
  actedReply,
  factorsPost,
  foundReply,
  giftPost,
  nameReply,
  pausePost,
  reasonPost,
  rolePost,
  trailQuery,
  trailReply,
} from './admin.schemas.ts';

const ADMIN = { who: 'admin', age: 'adult', plan: 'any' } as const;
const reads = {
  method: 'GET',
  access: ADMIN,
  rate: 'read',
  bodyLimit: 0,
  params: null,
  body: null,
  status: 200,
  cache: 'no-store',
  errors: ['bad_cursor'],
} as const;
const posts = {
  method: 'POST',
  access: ADMIN,
  rate: 'write',
  bodyLimit: 4 * 1024,
  query: null,
  status: 200,
  cache: 'no-store',
} as const;
const acts = {
  ...posts,
  params: accountParams,
  reply: actedReply,
  stepUp: 'staff',
  errors: ['not_found', 'own_account', 'nothing_changed'],
} as const;

export const adminRoutes = {
  getAccounts: route({
    ...reads,
    path: '/api/admin/users',
    summary: 'Accounts, the newest first, with masked names; nothing that a member wrote',
    query: accountsQuery,
    reply: accountsReply,
  }),
  findAccount: route({
    ...posts,
    path: '/api/admin/users/find',
    summary: 'The account of an exact address or id; that it was looked for is written down',
    params: null,
    body: accountFind,
    reply: foundReply,
    looksUp: true,
    errors: [],
  }),
  openName: route({
    ...acts,
    path: '/api/admin/users/:user/name',
    summary: 'The whole name and address of an account, for a reason; its member is told',
    body: reasonPost,
    reply: nameReply,
    errors: ['not_found'],
  }),
  changeRole: route({
    ...acts,
    path: '/api/admin/users/:user/roles',
    summary: 'Give or take a role, or a moderator’s way into the teens’ room; the last admin stays',
    body: rolePost,
    errors: [...acts.errors, 'last_admin', 'account_not_ready'],
  }),
  pauseAccount: route({
    ...acts,
    path: '/api/admin/users/:user/suspension',
    summary: 'Pause an account, which ends its sessions, or let its member in again',
    body: pausePost,
  }),
  endAccountSessions: route({
    ...acts,
    path: '/api/admin/users/:user/sessions',
    summary: 'Sign an account out everywhere',
    body: reasonPost,
  }),
  giveGift: route({
    ...acts,
    path: '/api/admin/users/:user/gift',
    summary: 'Give a month, a year or a lifetime of premium',
    body: giftPost,
    errors: [...acts.errors, 'account_not_ready'],
  }),
  helpWithFactors: route({
    ...acts,
    path: '/api/admin/users/:user/factors',
    summary: 'Have lost second factors removed after a waiting time, or stop that; using one stops it too',
    body: factorsPost,
  }),
  getTrail: route({
    ...reads,
    path: '/api/admin/trail',
    summary: 'What staff did, the newest first; it only grows',
    query: trailQuery,
    reply: trailReply,
  }),
} as const;
