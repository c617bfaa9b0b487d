/**
 * The accounts of the books, as plain names. What we have or spend stands above 0 (debit), what we owe or earn below
 * (credit).
 */
export const LEDGER_ACCOUNTS = [
  /** Money that the payment provider holds for us. */ 'provider_clearing',
  /** Money at our bank. */ 'bank',
  /** What goods sold for, without shipping and tax. */ 'sales',
  /** What shipping was charged. */ 'shipping',
  /** Sales tax that we hold for the state. */ 'tax',
  /** What was given back to buyers. */ 'refunds',
  /** Money that a buyer's bank holds until it has decided. */ 'disputed',
  /** What the payment provider keeps for disputes. */ 'provider_fees',
  /** What points or codes took off a price. */ 'discounts',
  /** What referrals cost us. */ 'commissions_expense',
  /** What a member is to get once the 30 days are over; of a party. */ 'commissions_pending',
  /** What we owe a member now, or above 0 the member us; of a party. */ 'commissions_payable',
  /** Payouts that were sent and are not proven yet; of a party. */ 'payouts',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** Accounts that are kept apart for each party. */
export type PartyAccount = Extract<LedgerAccount, 'commissions_pending' | 'commissions_payable' | 'payouts'>;
/** ISO 4217, in lower case as the payment provider writes it. */
export type Currency = 'usd' | 'eur';

/**
 * One line: whole cents, never 0; above 0 a debit, below a credit. `party` is a random id that stands for somebody and
 * names nobody.
 */
export type LedgerLine = { readonly currency: Currency; readonly cents: number } & (
  | { readonly account: PartyAccount; readonly party: string }
  | { readonly account: Exclude<LedgerAccount, PartyAccount>; readonly party?: never }
);

/**
 * Money that moves between accounts. `kind` and `reference` together name the cause, and a cause posts once: take an
 * id of the provider's or of a row of ours as reference, never a random one.
 */
export type Transfer = {
  /** Lower case and underscores, such as `order_paid`. */
  readonly kind: string;
  /** Letters, digits and `_ . : -`, at most 120. */
  readonly reference: string;
  readonly at: Date;
  readonly lines: readonly LedgerLine[];
};

/**
 * Why these lines are no transfer, or null: fewer than two, a line of 0 or of part of a cent, or a currency that does
 * not sum to 0. The database refuses the same.
 */
export function transferFault(lines: readonly LedgerLine[]): 'too few lines' | 'not whole cents' | 'unbalanced' | null {
  if (lines.length < 2) return 'too few lines';
  if (lines.some(({ cents }) => cents === 0 || !Number.isSafeInteger(cents))) return 'not whole cents';
  const sums = new Map<Currency, number>();
  for (const { currency, cents } of lines) sums.set(currency, (sums.get(currency) ?? 0) + cents);
  return [...sums.values()].every((sum) => sum === 0) ? null : 'unbalanced';
}

/** Two lines that move an amount from one account to another; none for an amount of 0. Below 0 it moves back. */
export function move(
  cents: number,
  { from, to, currency }: { from: Place; to: Place; currency: Currency },
): readonly LedgerLine[] {
  if (cents === 0) return [];
  return [
    { ...to, currency, cents },
    { ...from, currency, cents: -cents },
  ];
}

type Place = LedgerLine extends infer One ? (One extends unknown ? Omit<One, 'cents' | 'currency'> : never) : never;
