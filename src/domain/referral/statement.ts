import type { LineKind, LineReason, ReferralState } from './commission.ts';

/** Why a referral waits for a person or does not count. */
export const HOLD_REASONS = [
  'same_email',
  'same_device',
  'same_network',
  'same_card',
  'known_person',
  'many_in_a_day',
] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** One line of a referrer's money as it is told: `number` stands for an invited member, who is never named. */
export type StatementLine = {
  readonly id: string;
  readonly at: string;
  readonly kind: LineKind;
  readonly cents: number;
  readonly reason: LineReason | null;
  readonly number: number | null;
  readonly plan: string | null;
  /** Which paid invoice of hers it is. */
  readonly nth: number | null;
  readonly dueAt: string | null;
  readonly isDue: boolean;
  readonly state: ReferralState | 'sent' | 'paid' | 'failed';
  /** Lines of one commission share it; null for payouts. */
  readonly commission: string | null;
};

/** What a referrer's money comes to, in cents. `due` is below 0 after a dispute that came when it was paid already. */
export type Sums = { readonly pending: number; readonly held: number; readonly due: number; readonly paid: number };

/** Sums of all lines: what waits for its days, what waits for a person, what is owed now, what was paid out. */
export function sumsOf(lines: readonly StatementLine[]): Sums {
  const sums = { pending: 0, held: 0, due: 0, paid: 0 };
  for (const { cents, commission, isDue, state } of lines) {
    if (commission === null) {
      sums.due += cents;
      sums.paid -= cents;
    } else if (isDue) sums.due += cents;
    else if (state === 'held') sums.held += cents;
    else sums.pending += cents;
  }
  return sums;
}

/**
 * The commissions, by their ids, that a payout has carried since they fell due. A run sends all that is due, so the newest
 * one that did not come back says it of everything before.
 */
export function paidOut(lines: readonly StatementLine[]): ReadonlySet<string> {
  const sent = lines.filter(({ kind, state }) => kind === 'paid' && state !== 'failed').map(({ at }) => at);
  const newest = sent.toSorted().at(-1);
  if (newest === undefined) return new Set();
  return new Set(
    lines.flatMap(({ kind, at, commission }) => (kind === 'due' && at <= newest && commission ? commission : [])),
  );
}

/** Lines of a month (UTC), "2026-11", oldest first, without those that move nothing. */
export function ofMonth(lines: readonly StatementLine[], month: string): StatementLine[] {
  return lines.filter(({ at, cents }) => cents !== 0 && at.startsWith(month)).toReversed();
}

/** Months that have lines, newest first. */
export function monthsOf(lines: readonly StatementLine[]): string[] {
  return [...new Set(lines.filter(({ cents }) => cents !== 0).map(({ at }) => at.slice(0, 7)))];
}
