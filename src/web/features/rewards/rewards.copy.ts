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
  25: 'You came back after a day or two away.',
  50: 'You came back after a few days. Good to see you.',
  100: 'You came back after a week or more. The door was open.',
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
  ten_pages: { name: 'Ten pages', when: (date) => `Ten pages written, the tenth on ${date}.` },
  seven_cycles: { name: 'Seven cycles', when: (date) => `Seven whole cycles known since ${date}.` },
  by_moonlight: { name: 'Looked up', when: (date) => `You wrote on the day of a full moon, ${date}.` },
};

/** Words of /rewards. */
export const rewards = {
  kicker: 'Rewards',
  title: (points: number) =>
    points === 0 ? 'No points yet, and no hurry' : `${points} ${points === 1 ? 'point' : 'points'}, kept for you`,
  lead: "They don't expire, and no absence takes any away. Come when you come.",
  loading: 'Loading...',
  failed: { title: 'We could not fetch what is kept for you', text: 'Nothing of it is lost. Please try again.' },
  days: {
    title: 'Days with us',
    aside: (days: number) =>
      days === 0 ? 'Counted whenever you check in' : `day ${days}, counted whenever you check in`,
    type: (type: Milestone['type']) => TYPES[type],
    keptOn: (date: string) => `kept on ${date}`,
    more: (days: number) => (days === 1 ? 'one more day here' : `${days} more days here`),
    open: (title: string, day: number) => `Day ${day}, ${title}: open what it gave`,
  },
  history: {
    title: 'How they came',
    all: 'All of it',
    earlier: 'Show earlier ones',
    fetching: 'Fetching...',
    failed: 'The earlier ones did not come. Please try again.',
    none: 'Nothing here yet. A check-in gives one point, whenever you like.',
    checkIn: (day: number | null) =>
      day === null ? 'You checked in.' : `You checked in, on your ${ORDINALS[day] ?? `${day}th`} day here.`,
    back: (amount: number) => RETURNS[amount] ?? 'You came back.',
    amount: (amount: number) => (amount > 0 ? `+${amount}` : `\u2212${Math.abs(amount)}`),
    unit: (amount: number) => (Math.abs(amount) === 1 ? ' point' : ' points'),
  },
  trades: {
    title: 'What they can become',
    note: 'They are used in the shop. It is not open yet, so nothing can be traded today. Your points wait.',
    of: (name: TradeName) => TRADES[name],
    price: (points: number) => `${points} points`,
    toGo: (points: number) => (points === 1 ? '1 point to go' : `${points} points to go`),
    reached: 'you have enough',
  },
  keepsakes: {
    title: 'Keepsakes',
    aside: 'Other members never see these.',
    none: 'None yet. They come by themselves, the first one with your first check-in.',
    of: (name: KeepsakeName) => KEEPSAKES[name],
  },
  checkIn: "To today's check-in",
} as const;
