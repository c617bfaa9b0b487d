import type { Account } from '#contract/admin/admin.schemas.ts';
import { screens } from '#contract/screens.ts';
import { FACTOR_WAIT_HOURS } from '#domain/admin/admin.ts';

const ROLES: Readonly<Record<string, string>> = {
  teacher: 'Teacher',
  moderator: 'Moderator',
  admin: 'Admin',
  teen_vetted: 'Moderator of the teens’ room',
};
const GIFTS: Readonly<Record<string, string>> = {
  month: 'a month',
  year: 'a year',
  lifetime: 'a lifetime',
};
const roleOf = (role: string) => ROLES[role] ?? role;
const STATES: Readonly<Record<string, string>> = { draft: 'draft', published: 'published', taken_back: 'withdrawn' };
const detailOf = (detail: string | null) =>
  STATES[detail ?? ''] ?? ROLES[detail ?? ''] ?? GIFTS[detail ?? ''] ?? detail;

/** What is done in the trail, by its name in the database; what is not here is shown as it is. */
const DONE: Readonly<Record<string, string>> = {
  name_seen: 'Looked up a name and address',
  role_given: 'Gave a role',
  role_taken: 'Ended a role',
  paused: 'Paused an account',
  resumed: 'Opened an account again',
  sessions_ended: 'Signed an account out everywhere',
  gift_given: 'Gave Premium',
  factors_asked: 'Asked to delete lost factors',
  factors_kept: 'Called off deleting factors',
  account_sought: 'Searched for an account',
  circle: 'Anything in the circle',
  meditation: 'Anything about meditations',
  announcement: 'Wrote an announcement',
  feedback: 'Handled feedback',
  referral: 'Decided about a referral',
  payout_run: 'Prepared a payout run',
  payout_sign: 'Signed a payout run',
  payout_off: 'Called off a payout run',
  payout_file: 'Took out the file for the bank',
  payout: 'Noted the bank’s answer to a payout',
};
const CIRCLE: readonly (readonly [RegExp, string])[] = [
  [/^decide/, 'Decided about words in the circle'],
  [/^category/, 'Changed a topic of the circle'],
  [/^ask author/, 'Asked who wrote something'],
  [/^approve author/, 'Agreed to show an author'],
  [/^meditation/, 'Decided about a meditation'],
];
const RESULTS: Readonly<Record<string, string>> = { done: 'done', found: 'found', none: 'nobody found' };

/** The words of the page of accounts. */
export const admin = {
  kicker: 'What you open is written down',
  title: screens.adminUsers.title,
  house: 'Announcements',
  tabs: 'What to show',
  tab: { accounts: 'Accounts', trail: 'What staff did' },
  loading: 'Loading...',
  failed: { title: 'We couldn’t load this list', text: 'Nothing was changed. Please try again in a moment.' },
  caption: 'Names and addresses stay masked. Nothing about anyone’s body can be opened from here, by anyone.',
  columns: { who: 'Who', role: 'Role', plan: 'Plan', seen: 'Seen' },
  nameless: 'No name',
  member: 'Member',
  roles: (roles: readonly string[]) => (roles.length === 0 ? 'Member' : roles.map(roleOf).join(', ')),
  plan: {
    trial: (days: number | null) => (days === null ? 'Trial' : days === 1 ? '1 day left' : `${days} days left`),
    expired: 'Trial ended',
    active: 'Active',
    lifetime: 'Lifetime',
    staff: 'With the role',
  },
  states: { paused: 'Paused', unverified: 'Not confirmed' },
  today: 'Today',
  never: 'Not lately',
  you: 'You',
  open: (name: string) => `Open ${name || 'this account'}`,
  find: {
    label: 'Find by email or id, exactly',
    go: 'Find',
    going: 'Looking...',
    missing: 'Type a whole email address or an id first.',
    none: 'No account has exactly this email or id.',
    found: 'Found',
    back: 'Show all accounts',
    failed: 'We couldn’t look for it. Please try again.',
  },
  paged: {
    more: 'Show more',
    loading: 'Loading more...',
    came: (count: number) => `${count} more`,
    failed: 'We couldn’t load more.',
    again: 'Try again',
    end: 'That’s everyone.',
  },
  facts: {
    since: 'Since',
    sessions: 'Sessions',
    factor: 'Second factor',
    id: 'Id',
    factorOn: 'Set up',
    factorOff: 'None',
    factorGoes: (moment: string) => `Deleted on ${moment}, unless one is used before`,
  },
  act: {
    what: 'What to do',
    choose: 'Choose one',
    missing: 'Choose what to do first.',
    reason: 'Why?',
    reasonHint: 'It stays in the record for six years. Please name nobody.',
    short: 'Please give a reason of at least 10 characters.',
    go: 'Do it',
    going: 'Working...',
    failed: 'It wasn’t done. Please try again.',
    own: 'This is your own account. Another admin changes it.',
    told: 'She gets an email about it, without your reason.',
    done: 'Done, and she’ll be told.',
    name_seen: 'Show name and address',
    role_given: (role: string) => `Give a role: ${roleOf(role)}`,
    role_taken: (role: string) => `End a role: ${roleOf(role)}`,
    paused: 'Pause this account',
    resumed: 'Open this account again',
    sessions_ended: 'Sign out everywhere',
    gift_given: (gift: string) => `Give Premium for ${GIFTS[gift] ?? gift}`,
    factors_asked: `Delete lost factors in ${FACTOR_WAIT_HOURS} hours`,
    factors_kept: 'Keep her factors after all',
  },
  trail: {
    caption: 'This record only grows. Nobody can change or delete a line for six years.',
    action: 'What',
    role: 'Role',
    days: 'Since',
    all: 'Everything',
    anyRole: 'Any role',
    everyDay: 'The beginning',
    span: { '7': 'Last 7 days', '30': 'Last 30 days', '365': 'Last 12 months' },
    empty: { title: 'Nothing here', text: 'Nothing was done that fits these filters.' },
    me: 'You',
    other: (staff: string) => `Another, ${staff}`,
    about: (id: string) => `About ${id}`,
    end: 'That’s the whole record.',
    done: (action: string) => DONE[action] ?? CIRCLE.find(([of]) => of.test(action))?.[1] ?? action,
    result: (result: string) => RESULTS[result] ?? result,
    detail: detailOf,
    roleOf,
  },
} as const;

/** How the plan of an account is shown: its word, and whether it goes on, ends soon, or is over. */
export function planOf({ subscription, daysLeft, roles }: Pick<Account, 'subscription' | 'daysLeft' | 'roles'>) {
  if (roles.length > 0) return { kind: 'plain', words: admin.plan.staff } as const;
  if (subscription === 'trial')
    return {
      kind: daysLeft !== null && daysLeft <= 2 ? 'warning' : 'moon',
      words: admin.plan.trial(daysLeft),
    } as const;
  if (subscription === 'expired') return { kind: 'expired', words: admin.plan.expired } as const;
  return { kind: 'ok', words: admin.plan[subscription] } as const;
}
