import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';
import { id, instant, writtenText } from '#contract/kit/scalars.ts';
import { ACT_REASON } from '#domain/admin/admin.ts';
import { HOLD_REASONS } from '#domain/referral/statement.ts';

const cents = z.int();
const reasons = z.array(z.enum(HOLD_REASONS));
const referralState = z.enum(['open', 'held', 'refused', 'over_cap']);

const invited = z.object({
  number: z.int(),
  at: instant,
  state: referralState,
  reasons,
  subscribed: z.boolean(),
});
export type InvitedWire = Wire<typeof invited>;
const sums = z.object({ pending: cents, held: cents, due: cents, paid: cents });
/** Where payouts go, as far as it is shown. */
const place = z.object({ holder: z.string(), country: z.string(), last: z.string() });

/** The share side: her code and address once she has joined, and how many came. */
export const referralsReply = z.object({
  joined: z.object({ code: z.string(), address: z.string(), since: instant, sent: z.int() }).nullable(),
  invited: z.array(invited),
  sums,
});
export type ReferralsReply = Wire<typeof referralsReply>;
export const joinBody = z.object({ agreed: z.literal(true) });

const line = z.object({
  id,
  at: instant,
  kind: z.enum(['earned', 'reversed', 'restored', 'due', 'paid', 'returned']),
  cents,
  reason: z.enum(['refund', 'dispute', 'dispute_won', 'refused']).nullable(),
  number: z.int().nullable(),
  plan: z.string().nullable(),
  nth: z.int().nullable(),
  dueAt: instant.nullable(),
  isDue: z.boolean(),
  state: z.enum(['open', 'held', 'refused', 'over_cap', 'sent', 'paid', 'failed']),
  commission: id.nullable(),
});
/** The newest lines that one reply tells. */
export const MOST_LINES = 500;
/** Her account at the payment provider, where payouts go by it: `begun` while its form is not done. */
const account = z.object({ country: z.string(), state: z.enum(['begun', 'ready', 'stopped']) });
export const dashboardReply = referralsReply.extend({
  lines: z.array(line),
  place: place.nullable(),
  account: account.nullable(),
  /** Whether the payment provider pays out here. */
  paysOut: z.boolean(),
});
export type DashboardReply = Wire<typeof dashboardReply>;

export const placeBody = z.object({
  holder: writtenText(70),
  country: z.string().max(2),
  account: z.string().max(60),
  bank: z.string().max(20),
});
export type PlaceBody = Wire<typeof placeBody>;
export const payoutAccountBody = z.object({ country: z.string().max(2) });
export const payoutAccountReply = z.object({ url: z.url() });
export const placeReply = z.object({ place: place.nullable() });

// ---------------------------------------------------------------- staff

const reason = writtenText(ACT_REASON.longest).refine(
  (text) => text.trim().length >= ACT_REASON.least,
  'Please say why in a few words',
);
export const referralParams = z.object({ referral: id });
export const payoutParams = z.object({ payout: id });
export const runParams = z.object({ run: id });
export const decideBody = z.object({ counts: z.boolean(), reason });
export const runBody = z.object({ reason });
/** The bank's reference where it was paid, what it said where it was not. */
export const endBody = z.object({ paid: z.boolean(), proof: writtenText(120), reason });
const payout = z.object({
  id,
  cents,
  state: z.enum(['sent', 'paid', 'failed']),
  proof: z.string().nullable(),
  /** The file for the bank, or a transfer of the payment provider's. */
  way: z.enum(['bank', 'provider']),
  /** How much of it came back. */
  returned: cents,
  /** Taken out before anything was sent. */
  calledOff: z.boolean(),
});
const run = z.object({
  id,
  at: instant,
  signedAt: instant.nullable(),
  /** Whether the admin who reads this has made it: another one signs. */
  isMine: z.boolean(),
  /** Made and signed by the one admin there was. */
  byOne: z.boolean(),
  payouts: z.array(payout),
});
export const payoutsReply = z.object({
  held: z.array(z.object({ id, at: instant, reasons, codeBegins: z.string(), sameCode: z.int(), pending: cents })),
  owed: z.object({ members: z.int(), cents, ready: z.int(), readyCents: cents, noPlace: z.int(), negative: z.int() }),
  runs: z.array(run),
  /** Whether there is no other admin: then who made a run signs it too. */
  isOnlyAdmin: z.boolean(),
});
export type PayoutsReply = Wire<typeof payoutsReply>;
export const fileReply = z.object({ name: z.string(), text: z.string() });
