import { z } from 'zod';
import { PLAN_IDS } from '#domain/membership/plans.ts';
import type { Wire } from '#contract/kit/route.ts';
import { instant } from '#contract/kit/scalars.ts';
import { subscriptionStatus } from '#contract/account/account.schemas.ts';

export const plan = z.enum(PLAN_IDS);
export const planBody = z.object({ plan });
/** Where the browser goes next: the provider's page, or the practice one. */
export const urlReply = z.object({ url: z.string() });

/** GET /api/subscription/status: how the member stands with us. Amounts are whole cents of a US dollar. */
export const subscriptionReply = z.object({
  subscriptionStatus,
  trialEndDate: instant.nullable(),
  /** What is open to the member now (decisions 9). */
  access: z.enum(['full', 'limited']),
  /** What the member pays for; null without a subscription, and for what was given to the member. */
  plan: plan.nullable(),
  price: z.int().nullable(),
  /** First day of being a paying member without a break. */
  since: instant.nullable(),
  /** Beginning and end of what is paid for, or was: with `plan` null it is over. */
  periodStart: instant.nullable(),
  periodEnd: instant.nullable(),
  /** The member cancelled: everything stays open until `periodEnd`, then nothing is charged. */
  cancelledAt: instant.nullable(),
  /** A payment failed: everything stays open until then (7 days of grace). */
  graceEndsAt: instant.nullable(),
  /** What an admin or a reward gave the member: open until then, or for ever. */
  granted: z.object({ kind: z.enum(['months', 'lifetime']), until: instant.nullable() }).nullable(),
  card: z.object({ brand: z.string(), last4: z.string(), month: z.int(), year: z.int() }).nullable(),
  /** `practice`: no money moves. `off`: this server has no payments. */
  checkout: z.enum(['live', 'practice', 'off']),
});
export type SubscriptionReply = Wire<typeof subscriptionReply>;

/** What changing the plan would cost, asked of the provider before anything is changed. */
export const changePreview = z.object({
  plan,
  /** Charged at once; 0 when nothing is. */
  dueNow: z.int(),
  /** What is left of the present plan, given back against it. */
  credit: z.int(),
  next: z.object({ amount: z.int(), at: instant }),
});
export type ChangePreview = Wire<typeof changePreview>;

const invoice = z.object({
  id: z.string(),
  at: instant,
  plan: plan.nullable(),
  amount: z.int(),
  state: z.enum(['paid', 'open', 'refunded', 'void']),
  receiptUrl: z.string().nullable(),
});
export type InvoiceWire = Wire<typeof invoice>;
export const invoicesReply = z.object({ invoices: z.array(invoice), more: z.boolean() });

export const portalBody = z.object({ for: z.enum(['card', 'everything']).default('everything') });
