import { newId } from '../state/state.ts';
import type { AccountLinkRecord, PayoutAccountRecord, TransferRecord } from '../state/records.ts';
import { accountLinkWire, payoutAccountWire, transferWire } from '../wire/payout-account.ts';
import { found, type Endpoint, type PracticeCall } from './endpoint.ts';
import { formTextOf, metadataOf, nestedOf, oneOf, required, wholeOf } from './form.ts';
import { practicePageOf, PAGING } from './paging.ts';
import { invalid, ProviderRefusal } from './refused.ts';

/** Where this provider's own customer is at home. */
const OURS = 'US';
const LINK_SECONDS = 300;

function create({ context, params }: PracticeCall): object {
  const country = required(params, 'country');
  const agreement = oneOf(nestedOf(params, 'tos_acceptance'), 'service_agreement', ['recipient', 'full']) ?? 'full';
  if ((agreement === 'recipient') === (country === OURS))
    throw invalid(`The ${agreement} service agreement is not for accounts in ${country}.`, {
      param: 'tos_acceptance[service_agreement]',
    });
  const account: PayoutAccountRecord = {
    id: newId('acct'),
    created: context.at,
    country,
    metadata: metadataOf(params),
    given: false,
    bank: 'new',
    deleted: false,
  };
  context.state.payoutAccounts[account.id] = account;
  return payoutAccountWire(account);
}

/** An account of ours that was not deleted; of any other nothing is said but that we may not have it. */
function livingAccount({ context }: PracticeCall, id: string): PayoutAccountRecord {
  const { payoutAccounts } = context.state;
  const account = Object.hasOwn(payoutAccounts, id) ? payoutAccounts[id] : undefined;
  if (account && !account.deleted) return account;
  throw new ProviderRefusal(403, {
    type: 'invalid_request_error',
    code: 'account_invalid',
    message: `The provided key does not have access to account '${id}' (or that account does not exist).`,
  });
}

function remove(call: PracticeCall): object {
  livingAccount(call, call.id).deleted = true;
  return { id: call.id, object: 'account', deleted: true };
}

function link(call: PracticeCall): object {
  const { context, params } = call;
  const record: AccountLinkRecord = {
    id: newId('acctlink'),
    created: context.at,
    expiresAt: context.at + LINK_SECONDS,
    account: livingAccount(call, required(params, 'account')).id,
    returnUrl: required(params, 'return_url'),
    again: required(params, 'refresh_url'),
    used: false,
  };
  required(params, 'type');
  context.state.accountLinks[record.id] = record;
  return accountLinkWire(record, context.origin);
}

function send(call: PracticeCall): object {
  const { context, params } = call;
  const account = livingAccount(call, required(params, 'destination'));
  const amount = wholeOf(params, 'amount') ?? 0;
  if (amount < 1 || required(params, 'currency') !== 'usd')
    throw invalid('Invalid positive integer', { param: 'amount' });
  if (!account.given)
    throw invalid('Your destination account needs to have the transfers capability enabled.', {
      code: 'insufficient_capabilities_for_transfer',
    });
  const transfer: TransferRecord = {
    id: newId('tr'),
    created: context.at,
    amount,
    destination: account.id,
    group: formTextOf(params, 'transfer_group'),
    metadata: metadataOf(params),
    reversed: 0,
  };
  context.state.transfers[transfer.id] = transfer;
  context.tell('transfer.created', transferWire(transfer));
  return transferWire(transfer);
}

function list({ context, params, path }: PracticeCall): object {
  const group = formTextOf(params, 'transfer_group');
  const rows = Object.values(context.state.transfers).filter((one) => group === null || one.group === group);
  return practicePageOf(rows.map(transferWire), params, path);
}

const ACCOUNT = [
  'country',
  'business_type',
  'capabilities[transfers][requested]',
  'controller[fees][payer]',
  'controller[losses][payments]',
  'controller[requirement_collection]',
  'controller[stripe_dashboard][type]',
  'tos_acceptance[service_agreement]',
];
export const payoutEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/v1/account',
    takes: [],
    run: () => ({ id: 'acct_practice', object: 'account', country: OURS }),
  },
  { method: 'POST', path: '/v1/accounts', takes: ACCOUNT, run: create },
  {
    method: 'GET',
    path: '/v1/accounts/:id',
    takes: [],
    run: (call) => payoutAccountWire(livingAccount(call, call.id)),
  },
  { method: 'DELETE', path: '/v1/accounts/:id', takes: [], run: remove },
  { method: 'POST', path: '/v1/account_links', takes: ['account', 'type', 'return_url', 'refresh_url'], run: link },
  {
    method: 'POST',
    path: '/v1/transfers',
    takes: ['amount', 'currency', 'destination', 'transfer_group'],
    run: send,
  },
  { method: 'GET', path: '/v1/transfers', takes: [...PAGING, 'transfer_group'], run: list },
  {
    method: 'GET',
    path: '/v1/transfers/:id',
    takes: [],
    run: ({ context, id }) => transferWire(found(context.state.transfers, 'transfer', { id })),
  },
];
