/**
 * Every figure of the circle, in one place: docs/circle.md tells them to people, and a test holds that page against this
 * file. Pure figures and the rules that read them; who counts is the store.
 */

/** The adult room and the room for 13 to 17. */
export const ROOMS = ['community', 'teen'] as const;
export type Room = (typeof ROOMS)[number];

/** How long what is said may be, in characters as a person counts them. `typed` is what a field lets the member type. */
export const BODY_MAX = { post: 2_000, reply: 1_000, typed: 5_000 } as const;
/** Until when an account counts as new: both must be behind it. */
export const NEW_ACCOUNT = { days: 7, accepted: 3 } as const;
/** How many more accepted posts or replies each warning, and each hidden post or reply, asks for. */
export const REGAIN = { warning: 10, hidden: 3 } as const;
/** How often, by trust. An hour is the last 60 minutes, a day the last 24 hours. */
export const RATES = {
  new: { postsPerHour: 2, postsPerDay: 5, repliesPerHour: 6, reportsPerDay: 20, blocksPerDay: 20 },
  trusted: { postsPerHour: 5, postsPerDay: 20, repliesPerHour: 20, reportsPerDay: 20, blocksPerDay: 20 },
} as const;
/** A teen's first posts and replies that a moderator reads before anybody else does. */
export const TEEN_READ_FIRST = 3;
/** Different members in good standing whose reports hide a post or reply until somebody has looked. */
export const REPORTS_THAT_HIDE = { community: 3, teen: 1 } as const;
/** Minutes that what is said without a name waits before others see it, in company (decision 50). */
export const ANONYMOUS_WAIT_MINUTES = { post: 10, reply: 5 } as const;
/** For how many days a moderator can pause a member's writing. */
export const PAUSE_DAYS = [1, 3, 7, 30] as const;
/** For how many days after a decision the member can ask another moderator to look, once. */
export const APPEAL_DAYS = 30;
/** "New" is counted up to here and then said as "99+". */
export const NEW_COUNT_MAX = 100;
/** For how many days the same words count as said twice. */
export const SAME_WORDS_DAYS = 7;

const DAY = 86_400_000;

/** How a member stands in the circle. Instants are ISO texts; `since` is when the account was made. */
export type Standing = {
  readonly since: string;
  readonly accepted: number;
  readonly warnings: number;
  readonly hidden: number;
  readonly pausedUntil: string | null;
  readonly closedAt: string | null;
};
export type Trust = keyof typeof RATES;
export type CircleLimits = { readonly trust: Trust } & (typeof RATES)[Trust];

/**
 * New: an account under 7 days, or with fewer accepted posts and replies than are asked for. A warning or a hidden post
 * asks for more of them, so that trust is regained by writing, not by waiting.
 */
export function trustOf(standing: Standing, now: Date): Trust {
  const isYoung = now.getTime() - Date.parse(standing.since) < NEW_ACCOUNT.days * DAY;
  const asked = NEW_ACCOUNT.accepted + standing.warnings * REGAIN.warning + standing.hidden * REGAIN.hidden;
  return isYoung || standing.accepted < asked ? 'new' : 'trusted';
}

/** How often a member of this standing may post, reply, report and block. The same in both rooms. */
export function limitsFor(standing: Standing, now: Date): CircleLimits {
  const trust = trustOf(standing, now);
  return { trust, ...RATES[trust] };
}

/** Whether the member may write now, and if not, why and until when (null: until a moderator opens it again). */
export function writingOf(
  standing: Standing,
  now: Date,
):
  | { readonly open: true }
  | { readonly open: false; readonly why: 'closed' | 'paused'; readonly until: string | null } {
  if (standing.closedAt !== null) return { open: false, why: 'closed', until: null };
  if (standing.pausedUntil !== null && Date.parse(standing.pausedUntil) > now.getTime())
    return { open: false, why: 'paused', until: standing.pausedUntil };
  return { open: true };
}

/** True where a report of this member counts toward hiding a post: an account of 7 days, not warned, paused or closed. */
export function isReportCounted(standing: Standing, now: Date): boolean {
  const isYoung = now.getTime() - Date.parse(standing.since) < NEW_ACCOUNT.days * DAY;
  return !isYoung && standing.warnings === 0 && writingOf(standing, now).open;
}

/** Why words wait for a moderator before others see them. */
export type HoldReason = 'harm' | 'crisis' | 'first_words' | 'contact' | 'cruel';
/** What the checks found in the words: contact details, words of crisis, words that look cruel, urging to self-harm. */
export type Found = {
  readonly contact: boolean;
  readonly crisis: boolean;
  readonly cruel: boolean;
  readonly harm: boolean;
};

/**
 * Why words are held, or null when they appear right away. Urging somebody to harm themselves and threats are held in
 * both rooms. A teen's first three, and anything the checks found, are held; an adult's contact details only while the
 * account is new. Words of crisis and cruel words of an adult are never held: a person in need is not kept waiting.
 */
export function holdReasonFor(
  found: Found,
  { room, standing, now }: { readonly room: Room; readonly standing: Standing; readonly now: Date },
): HoldReason | null {
  if (found.harm) return 'harm';
  if (room === 'community') return found.contact && trustOf(standing, now) === 'new' ? 'contact' : null;
  if (found.crisis) return 'crisis';
  if (found.contact) return 'contact';
  if (found.cruel) return 'cruel';
  const accepted = TEEN_READ_FIRST + standing.warnings + standing.hidden;
  return standing.accepted < accepted ? 'first_words' : null;
}

/** True where words wait for a moderator first. */
export function isHeldFor(
  found: Found,
  where: { readonly room: Room; readonly standing: Standing; readonly now: Date },
): boolean {
  return holdReasonFor(found, where) !== null;
}
