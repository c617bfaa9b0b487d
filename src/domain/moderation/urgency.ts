import type { HoldReason, Room } from '#domain/circle/limits.ts';

/** Why something is in the queue: what the checks found, reports, words that were changed as asked, an appeal. */
export type CaseWhy = HoldReason | 'reported' | 'changed' | 'appeal';
export const CASE_WHYS = [
  'crisis',
  'harm',
  'first_words',
  'contact',
  'cruel',
  'changed',
  'appeal',
  'reported',
] as const satisfies readonly CaseWhy[];

/** What orders the queue. `reasons` are those of the reports, with how many gave each. */
export type CaseFacts = {
  readonly room: Room;
  readonly whys: readonly CaseWhy[];
  readonly reports: number;
  readonly reasons: Readonly<Record<string, number>>;
};

const CRISIS = 1_000;
const TEEN = 500;
const WAITS = 200;
const A_REPORT = 10;
/** More reports than these are no more urgent: a campaign must not push a held post of somebody else down. */
const MOST_REPORTS = 15;
const WEIGHTS: readonly (readonly [weight: number, reasons: readonly string[]])[] = [
  [9, ['harm', 'worried', 'stranger']],
  [6, ['cruel', 'private', 'sexual']],
  [3, ['diagnosing', 'selling', 'other']],
];

/**
 * How urgent a case is: crisis words first, then everything of the teens' room, then what waits for a moderator before
 * anybody sees it, then reports by their number and by the gravest reason. The database reckons the same.
 */
export function urgencyOf({ room, whys, reports, reasons }: CaseFacts): number {
  const gravest = WEIGHTS.find(([, names]) => names.some((name) => name in reasons))?.[0] ?? 0;
  return (
    (whys.includes('crisis') ? CRISIS : 0) +
    (room === 'teen' ? TEEN : 0) +
    (whys.some((why) => why !== 'reported' && why !== 'crisis') ? WAITS : 0) +
    (whys.includes('reported') ? A_REPORT * Math.min(reports, MOST_REPORTS) : 0) +
    gravest
  );
}

/** The order of the queue: the more urgent first, of equals the older. */
export function inQueue(
  a: { readonly urgency: number; readonly openedAt: Date },
  b: { readonly urgency: number; readonly openedAt: Date },
): number {
  return b.urgency - a.urgency || a.openedAt.getTime() - b.openedAt.getTime();
}
