import { MEMBER, route } from '#contract/kit/route.ts';
import {
  changePreview,
  invoicesReply,
  planBody,
  portalBody,
  subscriptionReply,
  urlReply,
} from './subscription.schemas.ts';

const base = { params: null, query: null, status: 200, cache: 'no-store', errors: [] } as const;
// A teen buys nothing (decisions 9): for the member there is nothing behind these addresses.
const BUYER = { ...MEMBER, age: 'adult' } as const;
const ask = { ...base, method: 'GET', rate: 'read', bodyLimit: 0, body: null } as const;
const buy = { ...base, method: 'POST', access: BUYER, rate: 'checkout', bodyLimit: 1024 } as const;
const steer = { ...base, method: 'POST', access: BUYER, rate: 'billing', reply: subscriptionReply } as const;

export const subscriptionRoutes = {
  getSubscription: route({
    ...ask,
    path: '/api/subscription/status',
    summary: 'How she stands: plan, free days, what is open',
    access: MEMBER,
    reply: subscriptionReply,
  }),
  createCheckoutSession: route({
    ...buy,
    path: '/api/subscription/create-checkout-session',
    summary: 'Begin to pay for a plan',
    body: planBody,
    reply: urlReply,
    errors: ['checkout_unavailable', 'already_subscribed'],
  }),
  createPortalSession: route({
    ...buy,
    path: '/api/subscription/create-portal-session',
    summary: "The provider's own page for card, invoices and cancelling",
    body: portalBody,
    reply: urlReply,
    errors: ['checkout_unavailable', 'no_subscription'],
  }),
  listInvoices: route({
    ...ask,
    path: '/api/subscription/invoices',
    summary: 'What she paid, newest first',
    access: BUYER,
    reply: invoicesReply,
    errors: ['checkout_unavailable'],
  }),
  previewPlanChange: route({
    ...steer,
    path: '/api/subscription/preview-change',
    summary: 'What another plan would cost, before it is chosen',
    rate: 'read',
    bodyLimit: 1024,
    primary: true,
    body: planBody,
    reply: changePreview,
    errors: ['checkout_unavailable', 'no_subscription'],
  }),
  changePlan: route({
    ...steer,
    path: '/api/subscription/change-plan',
    summary: 'Change to another plan',
    bodyLimit: 1024,
    body: planBody,
    errors: ['checkout_unavailable', 'no_subscription', 'payment_declined'],
  }),
  cancelSubscription: route({
    ...steer,
    path: '/api/subscription/cancel',
    summary: 'Let the plan end with what is paid for',
    bodyLimit: 0,
    body: null,
    errors: ['checkout_unavailable', 'no_subscription'],
  }),
  resumeSubscription: route({
    ...steer,
    path: '/api/subscription/resume',
    summary: 'Take a cancelling back',
    bodyLimit: 0,
    body: null,
    errors: ['checkout_unavailable', 'no_subscription'],
  }),
} as const;
