import { invalid } from './refused.ts';
import { nestedOf, textOf, wholeOf, type Params } from './form.ts';

/** What every list takes. */
export const PAGING = [
  'limit',
  'starting_after',
  'ending_before',
  'created',
  'created[gt]',
  'created[gte]',
  'created[lt]',
  'created[lte]',
] as const;

const MOST = 100;
const USUAL = 10;

/** One page of a list, newest first, as the cursor and the limit ask; `rows` are oldest first. */
export function pageOf<T extends { readonly id: string; readonly created: number }>(
  rows: readonly T[],
  params: Params,
  url: string,
): { object: 'list'; data: T[]; has_more: boolean; url: string } {
  const limit = wholeOf(params, 'limit') ?? USUAL;
  if (limit < 1 || limit > MOST) throw invalid('This value must be between 1 and 100', { param: 'limit' });
  const newest = within(rows, params).toReversed();
  const [after, before] = [textOf(params, 'starting_after'), textOf(params, 'ending_before')];
  const from = after === null ? 0 : placeOf(newest, { id: after, param: 'starting_after' }) + 1;
  const to = before === null ? newest.length : placeOf(newest, { id: before, param: 'ending_before' });
  const left = newest.slice(from, to);
  // Going back, the page is the one next to the cursor.
  const data = before === null ? left.slice(0, limit) : left.slice(-limit);
  return { object: 'list', data, has_more: left.length > limit, url };
}

function placeOf(rows: readonly { readonly id: string }[], { id, param }: { id: string; param: string }): number {
  const at = rows.findIndex((row) => row.id === id);
  if (at < 0) throw invalid(`No such object: '${id}'`, { param, code: 'resource_missing' });
  return at;
}

function within<T extends { readonly created: number }>(rows: readonly T[], params: Params): T[] {
  if (typeof params['created'] === 'string') {
    const at = wholeOf(params, 'created');
    return rows.filter(({ created }) => created === at);
  }
  const range = nestedOf(params, 'created');
  const [gt, gte, lt, lte] = [wholeOf(range, 'gt'), wholeOf(range, 'gte'), wholeOf(range, 'lt'), wholeOf(range, 'lte')];
  return rows.filter(
    ({ created }) =>
      (gt === null || created > gt) &&
      (gte === null || created >= gte) &&
      (lt === null || created < lt) &&
      (lte === null || created <= lte),
  );
}

/** Whether a row is of the customer or subscription that the call names, where it names one. */
export function ofOwner(
  params: Params,
): (row: { readonly customer: string; readonly subscription?: string }) => boolean {
  const [customer, subscription] = [textOf(params, 'customer'), textOf(params, 'subscription')];
  return (row) =>
    (customer === null || row.customer === customer) && (subscription === null || row.subscription === subscription);
}
