import { newId } from '../state/state.ts';
import type { PracticeContext } from '../state/context.ts';
import type { PayoutAccountRecord, TransferRecord } from '../state/records.ts';
import { payoutAccountWire, transferWire } from '../wire/payout-account.ts';

/** Gives what the provider asks of somebody who is paid; where her bank has given money back, another bank. */
export function giveForm(context: PracticeContext, account: PayoutAccountRecord): void {
  changed(context, account, () => {
    account.given = true;
    account.bank = 'new';
  });
}

/** Her bank gives back what the provider paid to it. The money stays in her account there. */
export function failBank(context: PracticeContext, account: PayoutAccountRecord): void {
  const payout = {
    id: newId('po'),
    object: 'payout',
    currency: 'usd',
    failure_code: 'account_closed',
    status: 'failed',
  };
  context.tell('payout.failed', payout, { account: account.id });
  changed(context, account, () => {
    account.bank = 'errored';
  });
}

/** Takes back a part of a transfer, as an operator would at the provider's own desk. False where less than that is left. */
export function reverseTransfer(context: PracticeContext, transfer: TransferRecord, cents: number): boolean {
  if (cents <= 0 || transfer.reversed + cents > transfer.amount) return false;
  context.change('transfer.reversed', {
    shown: () => transferWire(transfer),
    work: () => {
      transfer.reversed += cents;
    },
  });
  return true;
}

function changed(context: PracticeContext, account: PayoutAccountRecord, work: () => void): void {
  context.change('account.updated', { shown: () => payoutAccountWire(account), work, account: account.id });
}
