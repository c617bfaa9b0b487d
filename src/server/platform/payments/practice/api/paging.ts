import { invalid } from './refused.ts';
import { nestedOf, formTextOf, wholeOf, type Params } from './form.ts';

/** What every list takes. */
export const PAGING = ['limit', 'starting_after'] as const;

const MOST = 100;
const USUAL = 10;

/** One page of a list, newest first, as the cursor, the limit and the oldest moment ask; `rows` are oldest first. */
export function practicePageOf<T extends { readonly id: string; readonly created: number }>(
  rows: readonly T[],
  params: Params,
  url: string,
): { object: 'list'; data: T[]; has_more: boolean; url: string } {
  const limit = wholeOf(params, 'limit') ?? USUAL;
  if (limit < 1 || limit > MOST) throw invalid('This value must be between 1 and 100', { param: 'limit' });
  const since = wholeOf(nestedOf(params, 'created'), 'gte') ?? 0;
  const newest = rows.filter(({ created }) => created >= since).toReversed();
  const after = formTextOf(params, 'starting_after');
  const left = after === null ? newest : newest.slice(placeOf(newest, after) + 1);
  return { object: 'list', data: left.slice(0, limit), has_more: left.length > limit, url };
}

function placeOf(rows: readonly { readonly id: string }[], id: string): number {
  const at = rows.findIndex((row) => row.id === id);
  if (at < 0) throw invalid(`No such object: '${id}'`, { param: 'starting_after', code: 'resource_missing' });
  return at;
}

/** Whether a row is of the customer or subscription that the call names, where it names one. */
export function ofOwner(
  params: Params,
): (row: { readonly customer: string; readonly subscription?: string }) => boolean {
  const [customer, subscription] = [formTextOf(params, 'customer'), formTextOf(params, 'subscription')];
  return (row) =>
    (customer === null || row.customer === customer) && (subscription === null || row.subscription === subscription);
}
