import type { Milestone } from '#domain/check-in/milestones.ts';
import type { KeepsakeName } from '#domain/keepsake/keepsakes.ts';
import type { TradeName } from '#domain/points/trades.ts';

const ORDINALS: Readonly<Record<number, string>> = {
  3: 'third',
  7: 'seventh',
  14: 'fourteenth',
  21: 'twenty-first',
  30: 'thirtieth',
};
const RETURNS: Readonly<Record<number, string>> = {
  25: 'You came back after a day or two',
  50: 'You came back after a few days',
  100: 'You came back after a week or more',
};
const TYPES: Readonly<Record<Milestone['type'], string>> = {
  affirmation: 'An affirmation',
  meditation: 'A meditation',
  wisdom: 'A piece of wisdom',
  blessing: 'A blessing',
};
const TRADES: Readonly<Record<TradeName, { readonly name: string; readonly what: string }>> = {
  dream_pages: { name: 'A dream page set', what: 'For printing, 12 pages' },
  five_percent: { name: 'Five percent in the shop', what: 'One order' },
  premium_month: { name: 'A month of premium', what: 'Added to the end of your plan' },
};
const KEEPSAKES: Readonly<Record<KeepsakeName, { readonly name: string; readonly when: (date: string) => string }>> = {
  first_fire: { name: 'First fire', when: (date) => `Your first check-in, ${date}.` },
  ten_pages: { name: 'Ten pages', when: (date) => `You wrote your tenth page on ${date}.` },
  seven_cycles: { name: 'Seven cycles', when: (date) => `You’ve logged seven full cycles, since ${date}.` },
  by_moonlight: { name: 'Looked up', when: (date) => `You wrote on the day of a full moon, ${date}.` },
};

/** Words of /rewards. */
export const rewards = {
  kicker: 'Rewards',
  title: (points: number) =>
    points === 0 ? 'No points yet, and no hurry' : `You have ${points} ${points === 1 ? 'point' : 'points'}`,
  lead: 'They never expire. Come whenever you like.',
  loading: 'Loading...',
  failed: { title: 'We couldn’t load your rewards', text: 'Nothing is lost. Please try again.' },
  days: {
    title: 'Days here',
    aside: (days: number) =>
      days === 0 ? 'Each check-in counts one day' : `${days} so far. Each check-in counts one day`,
    type: (type: Milestone['type']) => TYPES[type],
    keptOn: (date: string) => `opened ${date}`,
    more: (days: number) => (days === 1 ? 'one more day here' : `${days} more days here`),
    open: (title: string, day: number) => `Open day ${day}, ${title}`,
  },
  history: {
    title: 'How you got them',
    all: 'Show all',
    earlier: 'Show earlier',
    fetching: 'Loading...',
    failed: 'We couldn’t load the earlier ones. Please try again.',
    none: 'Nothing here yet. A check-in gives one point, whenever you like.',
    checkIn: (days: number) => (days === 1 ? 'You checked in' : `You checked in, ${days} days`),
    milestone: (day: number) => `You checked in on your ${ORDINALS[day] ?? `${day}th`} day here`,
    span: (first: string, last: string) => `${first} to ${last}`,
    back: (amount: number) => RETURNS[amount] ?? 'You came back',
    amount: (amount: number) => (amount > 0 ? `+${amount}` : `\u2212${Math.abs(amount)}`),
    unit: (amount: number) => (Math.abs(amount) === 1 ? ' point' : ' points'),
  },
  trades: {
    title: 'What you can trade them for',
    note: 'You’ll trade them in the shop. It isn’t open yet.',
    of: (name: TradeName) => TRADES[name],
    price: (points: number) => `${points} points`,
    toGo: (points: number) => (points === 1 ? '1 point to go' : `${points} points to go`),
    reached: 'you have enough',
  },
  keepsakes: {
    title: 'Keepsakes',
    aside: 'Other members never see these.',
    none: 'None yet. Your first check-in brings the first one.',
    of: (name: KeepsakeName) => KEEPSAKES[name],
  },
  checkIn: 'Go to today’s check-in',
} as const;
