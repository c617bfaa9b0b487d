import type { PracticeContext } from '../state/context.ts';
import { customerWire, methodWire } from '../wire/customer.ts';
import { invoiceWire } from '../wire/invoice.ts';
import { chargeOf } from '../billing/purchase.ts';
import { chargeWire, intentWire } from '../wire/purchase.ts';
import { subscriptionWire } from '../wire/subscription.ts';
import { nestedOf, type Params } from './form.ts';
import { invalid } from './refused.ts';

type Open = { [name: string]: unknown };

/**
 * Puts whole objects in the place of the ids that `expand` names (`latest_invoice`, `data.customer`). Throws Refused on
 * what cannot be expanded.
 */
export function expanded(context: PracticeContext, reply: object, params: Params): object {
  const paths = Object.values(nestedOf(params, 'expand')).map(String);
  if (paths.length === 0) return reply;
  const open = JSON.parse(JSON.stringify(reply)) as Open;
  for (const path of paths) expand(context, open, { path, parts: path.split('.') });
  return open;
}

function expand(
  context: PracticeContext,
  at: unknown,
  { path, parts }: { path: string; parts: readonly string[] },
): void {
  const [part = '', ...rest] = parts;
  if (Array.isArray(at)) return at.forEach((each) => expand(context, each, { path, parts }));
  if (typeof at !== 'object' || at === null) return;
  const open = at as Open;
  if (open[part] === undefined) throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });
  if (typeof open[part] === 'string') open[part] = whole(context, open[part]) ?? open[part];
  if (rest.length > 0) expand(context, open[part], { path, parts: rest });
}

function whole(context: PracticeContext, id: string): object | null {
  const { customers, subscriptions, invoices, methods, charges } = context.state;
  const [customer, subscription, invoice, method] = [customers[id], subscriptions[id], invoices[id], methods[id]];
  const [charge, payment] = [charges[id], chargeOf(context, id)];
  const found =
    (customer && customerWire(context, customer)) ??
    (subscription && subscriptionWire(context, subscription)) ??
    (invoice && invoiceWire(context, invoice)) ??
    (method && methodWire(method)) ??
    (charge && chargeWire(charge)) ??
    (payment && intentWire(payment));
  return found ? (JSON.parse(JSON.stringify(found)) as object) : null;
}
