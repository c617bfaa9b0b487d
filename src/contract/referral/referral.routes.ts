import { MEMBER, route } from '#contract/kit/route.ts';
import { ok } from '#contract/kit/scalars.ts';
import {
  dashboardReply,
  decideBody,
  endBody,
  fileReply,
  joinBody,
  payoutParams,
  payoutsReply,
  placeBody,
  placeReply,
  referralParams,
  referralsReply,
  runBody,
  runParams,
} from './referral.schemas.ts';

const ADULT = { ...MEMBER, age: 'adult' } as const;
const ADMIN = { who: 'admin', age: 'adult', plan: 'any' } as const;
const base = { params: null, query: null, status: 200, cache: 'no-store', errors: [] } as const;
const reads = { ...base, method: 'GET', access: ADULT, rate: 'read', bodyLimit: 0, body: null } as const;
const writes = { ...base, access: ADULT, rate: 'write', bodyLimit: 4 * 1024 } as const;
const acts = {
  ...base,
  method: 'POST',
  access: ADMIN,
  rate: 'write',
  bodyLimit: 4 * 1024,
  reply: payoutsReply,
  stepUp: 'staff',
  errors: ['not_found'],
} as const;

export const referralRoutes = {
  getReferrals: route({
    ...reads,
    path: '/api/referrals',
    summary: 'Her code and address, and how many came by it; invited members have numbers, no names',
    reply: referralsReply,
  }),
  joinReferrals: route({
    ...writes,
    method: 'POST',
    path: '/api/referrals/join',
    summary: 'Agree to the rules and get a code',
    body: joinBody,
    reply: referralsReply,
  }),
  noteSent: route({
    ...writes,
    method: 'POST',
    path: '/api/referrals/sent',
    summary: 'She shared her link once more: a number, nothing of to whom',
    body: null,
    bodyLimit: 0,
    reply: ok,
  }),
  getReferralDashboard: route({
    ...reads,
    path: '/api/referrals/dashboard',
    summary: 'Each line of what her code earned, what is held and why, and where payouts go',
    reply: dashboardReply,
  }),
  putPayoutPlace: route({
    ...writes,
    method: 'PUT',
    path: '/api/referrals/payout-place',
    summary: 'Say where payouts go; kept sealed',
    body: placeBody,
    reply: placeReply,
    stepUp: true,
    errors: ['invalid_input', 'not_found'],
  }),
  deletePayoutPlace: route({
    ...writes,
    method: 'DELETE',
    path: '/api/referrals/payout-place',
    summary: 'Forget where payouts go',
    body: null,
    bodyLimit: 0,
    reply: placeReply,
  }),
  getPayouts: route({
    ...reads,
    access: ADMIN,
    path: '/api/admin/payouts',
    summary: 'Referrals that wait for a decision, what is owed, and the payout runs; no names',
    reply: payoutsReply,
  }),
  decideReferral: route({
    ...acts,
    path: '/api/admin/payouts/referrals/:referral',
    summary: 'Let a held referral count, or refuse it, for a reason',
    params: referralParams,
    body: decideBody,
  }),
  beginPayouts: route({
    ...acts,
    path: '/api/admin/payouts/runs',
    summary: 'Prepare a run of what is due to everybody who has reached the least sum and said where to',
    body: runBody,
    errors: ['not_found', 'nothing_changed'],
  }),
  signPayouts: route({
    ...acts,
    path: '/api/admin/payouts/runs/:run/sign',
    summary: 'Let a run go, as another admin than who made it; alone only while there is one admin',
    params: runParams,
    body: runBody,
    errors: ['not_found', 'own_payout_run'],
  }),
  callOffPayouts: route({
    ...acts,
    path: '/api/admin/payouts/runs/:run/call-off',
    summary: 'Call off a run that was not signed: all of it is owed again',
    params: runParams,
    body: runBody,
  }),
  getPayoutFile: route({
    ...acts,
    path: '/api/admin/payouts/runs/:run/file',
    summary: 'The file of a signed run for the bank, with names and accounts; that it was taken out is written down',
    params: runParams,
    body: runBody,
    errors: ['not_found', 'payout_not_signed'],
    reply: fileReply,
  }),
  endPayout: route({
    ...acts,
    path: '/api/admin/payouts/:payout/end',
    summary: 'Write down that the bank paid, with its proof, or that it could not; once',
    params: payoutParams,
    body: endBody,
    errors: ['not_found', 'payout_not_signed'],
  }),
} as const;
