import type { AccountLinkRecord, PayoutAccountRecord, TransferRecord } from '../state/records.ts';

/** An account that somebody is paid to, in the provider's shape as far as anybody here reads it. */
export function payoutAccountWire(account: PayoutAccountRecord): object {
  const { id, created, country, metadata, given, bank } = account;
  return {
    id,
    object: 'account',
    business_type: 'individual',
    capabilities: { transfers: given ? 'active' : 'inactive' },
    charges_enabled: false,
    country,
    created,
    default_currency: 'usd',
    details_submitted: given,
    external_accounts: {
      object: 'list',
      data: given
        ? [{ id: `ba_${id.slice(5)}`, object: 'bank_account', account: id, currency: 'usd', status: bank }]
        : [],
      has_more: false,
      url: `/v1/accounts/${id}/external_accounts`,
    },
    metadata: { ...metadata },
    payouts_enabled: given,
    type: 'none',
  };
}

/** The address of the form of an account: for once, for five minutes. */
export function accountLinkWire({ id, created, expiresAt }: AccountLinkRecord, origin: string): object {
  return { object: 'account_link', created, expires_at: expiresAt, url: `${origin}/practice/account/${id}` };
}

type Wire = { readonly id: string; readonly created: number; readonly [field: string]: unknown };

/** Money sent to such an account. */
export function transferWire(transfer: TransferRecord): Wire {
  const { id, created, amount, destination, group, metadata, reversed } = transfer;
  return {
    id,
    object: 'transfer',
    amount,
    amount_reversed: reversed,
    created,
    currency: 'usd',
    destination,
    livemode: false,
    metadata: { ...metadata },
    reversed: reversed === amount,
    source_transaction: null,
    transfer_group: group,
  };
}
