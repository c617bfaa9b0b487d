/**
 * One line of what was given to the member: months or lifetime. A counter-line names the line it takes back in
 * `reverses`.
 */
export type Grant = {
  readonly id: string;
  readonly kind: 'months' | 'lifetime';
  readonly months: number;
  readonly at: Date;
  readonly reverses: string | null;
};

/** What the member's ledger comes to: open until then, or for ever. */
export type Granted =
  | { readonly kind: 'months'; readonly until: Date }
  | { readonly kind: 'lifetime'; readonly until: null };

/**
 * Sums a ledger of gifts: each gift of months begins where the one before ends, the first when it was given and never
 * before the member's free days are over. Lines in any order; a line that was taken back counts as never given. Null
 * when nothing is left.
 */
export function grantedOf(grants: readonly Grant[], trialEndAt: Date | null): Granted | null {
  const gone = new Set(grants.flatMap(({ id, reverses }) => (reverses === null ? [] : [id, reverses])));
  const kept = grants
    .filter(({ id }) => !gone.has(id))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1));
  if (kept.some(({ kind }) => kind === 'lifetime')) return { kind: 'lifetime', until: null };
  if (kept.length === 0) return null;
  const until = kept.reduce((end, { at, months }) => addMonths(latest(end, at), months), trialEndAt ?? new Date(0));
  return { kind: 'months', until };
}

/** The same day and time so many months later, in UTC; the month's last day where that day is missing. */
export function addMonths(at: Date, months: number): Date {
  const moved = new Date(at);
  const day = moved.getUTCDate();
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(day, last));
  return moved;
}

/** The later of two instants. */
export function latest(one: Date, other: Date): Date {
  return one > other ? one : other;
}
