import { addMonths } from '../membership/grants.ts';

/** Decisions 13: a fifth of each paid invoice of the invited member's first twelve months. */
export const COMMISSION_PERCENT = 20;
export const COMMISSION_MONTHS = 12;
/** Days without a refund or a dispute after which a commission is due. */
export const QUIET_DAYS = 30;
/** How many new members count for one referrer in a calendar month (UTC). */
export const MOST_A_MONTH = 30;
/** From so many sign-ups with one code in a day (UTC) on, each is looked at by a person. */
export const MANY_A_DAY = 10;
/** The least that is paid out, in cents. */
export const LEAST_PAYOUT = 1_000;

/** What became of the money of a paid invoice, in cents. */
export type InvoiceFacts = { readonly paid: number; readonly refunded: number; readonly disputed: boolean };
/** What was written of its commission: the sum of its lines, how many there are, and whether it is due already. */
export type Written = { readonly net: number; readonly lines: number; readonly isDue: boolean };
/** How a referral stands: it counts, waits for a person, or does not count. */
export type ReferralState = 'open' | 'held' | 'refused' | 'over_cap';
export type LineKind = 'earned' | 'reversed' | 'restored' | 'due' | 'paid' | 'returned';
export type LineReason = 'refund' | 'dispute' | 'dispute_won' | 'refused';
export type NewLine = {
  readonly kind: Exclude<LineKind, 'paid' | 'returned'>;
  readonly cents: number;
  readonly reason: LineReason | null;
};

/**
 * A fifth of an amount in whole cents, rounded to the nearest cent and half a cent up: of 399 it is 80, of 3351 it is
 * 670. Nothing of an amount below 0.
 */
export function fifthOf(cents: number): number {
  return cents <= 0 ? 0 : Math.floor((cents * COMMISSION_PERCENT + 50) / 100);
}

/**
 * What an invoice is to earn as things stand: a fifth of what was paid and not given back. More given back than was paid
 * counts as all of it; disputed, it earns nothing until the dispute is won.
 */
export function earnedBy({ paid, refunded, disputed }: InvoiceFacts): number {
  return disputed ? 0 : fifthOf(paid - Math.min(paid, Math.max(0, refunded)));
}

/** Whether an invoice is of the first twelve months, which begin with the first one that was paid. */
export function isInFirstYear(paidAt: Date, firstPaidAt: Date): boolean {
  return paidAt >= firstPaidAt && paidAt < addMonths(firstPaidAt, COMMISSION_MONTHS);
}

/** When a commission is due, if nothing is refunded or disputed. */
export function dueAt(paidAt: Date): Date {
  return new Date(paidAt.getTime() + QUIET_DAYS * 86_400_000);
}

/**
 * The lines that bring what is written of a commission to what it is to earn now. The same facts twice give no line the
 * second time, and whatever came between, the sum is what the facts say. A commission falls due by a line of its own, once,
 * while it is worth something and its referral counts.
 */
export function linesFor(
  facts: InvoiceFacts,
  { written, state, falls, now }: { written: Written; state: ReferralState; falls: Date; now: Date },
): readonly NewLine[] {
  const isOut = state === 'refused' || state === 'over_cap';
  const target = isOut ? 0 : earnedBy(facts);
  const change = target - written.net;
  const lines: NewLine[] = [];
  if (change > 0) lines.push(written.lines === 0 ? earned(change) : restored(change));
  if (change < 0)
    lines.push({
      kind: 'reversed',
      cents: change,
      reason: isOut ? 'refused' : facts.disputed ? 'dispute' : 'refund',
    });
  if (state === 'open' && !written.isDue && target > 0 && falls <= now) lines.push(DUE);
  return lines;
}

const DUE: NewLine = { kind: 'due', cents: 0, reason: null };

function earned(cents: number): NewLine {
  return { kind: 'earned', cents, reason: null };
}

function restored(cents: number): NewLine {
  return { kind: 'restored', cents, reason: 'dispute_won' };
}
