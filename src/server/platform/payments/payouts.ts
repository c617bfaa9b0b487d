/** How an account stands that somebody is paid to: its form is not done, it can be paid to, or the provider holds it. */
export type PayoutAccountState = 'begun' | 'ready' | 'stopped';

/** Money that was sent to such an account, in whole cents, and how much of it came back. */
export type Transfer = {
  readonly id: string;
  /** What we called it, or null for one that is not ours. */
  readonly reference: string | null;
  readonly cents: number;
  readonly reversed: number;
};

/**
 * Paying members out by the payment provider, behind a port that we own. Whoever is paid gives name, papers and bank to
 * the provider alone, at its own page. Whatever changes something takes `key`, as with Payments; errors are the same.
 */
export type Payouts = {
  /** `reference` is random and says nothing of the member; the provider is told her country besides, and nothing else. */
  createAccount(asked: { readonly reference: string; readonly country: string; readonly key: string }): Promise<string>;
  /** Null for one that is gone. */
  readAccount(id: string): Promise<PayoutAccountState | null>;
  /** One that is gone is gone. Refused while money is in it. */
  deleteAccount(id: string): Promise<void>;
  /** The page where she gives what is asked of her: for once, for minutes. */
  createAccountPage(asked: {
    readonly accountId: string;
    readonly returnUrl: string;
    readonly again: string;
  }): Promise<string>;
  /**
   * Sends so many cents, once for its reference: within a day by the key, after that because it looks first whether a
   * transfer with that reference was made. Refused where the account cannot be paid to, or there is not enough money.
   */
  transfer(asked: {
    readonly accountId: string;
    readonly cents: number;
    readonly reference: string;
    readonly key: string;
  }): Promise<Transfer>;
  /** Null for one that the provider does not know. */
  readTransfer(id: string): Promise<Transfer | null>;
};
