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
  moon_year: { name: 'Your moon year', what: 'A year of moons for where you are, to print' },
  guide_workbook: { name: 'The 12-week workbook', what: 'All twelve weeks, with room to write' },
  sound_pack: { name: 'Sound pack', what: 'Six ten-minute loops to play anywhere' },
  journal_book: { name: 'Your journal as a book', what: 'A PDF of a year of your pages' },
  premium_month: { name: 'A month of premium', what: 'Added to the end of what you have' },
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
    title: 'How they came and went',
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
    of: (name: TradeName) => TRADES[name],
    price: (points: number) => `${points} points`,
    toGo: (points: number) => (points === 1 ? '1 point to go' : `${points} points to go`),
    use: (points: number) => `Use ${points} points`,
    useFor: (points: number, name: string) => `Use ${points} points for: ${name}`,
    shop: {
      name: 'Money off in the shop',
      what: (off: string | null) =>
        off === null
          ? '100 points take $1.00 off. You choose in your cart.'
          : `100 points take $1.00 off. Yours take off up to ${off}. You choose in your cart.`,
      open: 'Open the shop',
    },
    owned: 'Yours',
    downloads: 'Open your downloads',
    failed: 'We couldn’t load what you can trade for. Please reload the page.',
    forGood: 'You have Premium without an end already.',
    waits: 'Your last payment hasn’t gone through yet. Check your card first.',
  },
  ask: {
    title: (name: string) => `${name}?`,
    cost: (points: number, left: number) => `It takes ${points} points and leaves you ${left}.`,
    good: 'You’ll find it under Your downloads right away. You can make it again whenever you like, and it never expires.',
    month: {
      moves_charge: (from: string, until: string) =>
        `Your plan goes on, and your next charge moves from ${from} to ${until}.`,
      after_plan: (from: string, until: string) =>
        `Your plan stays canceled. The month begins when your paid time ends, on ${from}, and runs to ${until}.`,
      after_gift: (from: string, until: string) =>
        `It begins when the months you have end, on ${from}, and runs to ${until}.`,
      after_trial: (from: string, until: string) => `It begins after your trial, on ${from}, and runs to ${until}.`,
      now: (_from: string, until: string) => `It begins now and runs to ${until}.`,
    },
    confirm: (points: number) => `Use ${points} points`,
    busy: 'One moment...',
    failed: 'That didn’t work. Nothing was taken twice, so please try again.',
    cancel: 'Not now',
  },
  done: {
    good: 'It’s yours. You’ll find it under Your downloads.',
    month: (until: string) => `A month of premium is yours, to ${until}.`,
    moved: (until: string) => `A month of premium is yours. Your next charge moves to ${until} within a few minutes.`,
  },
  traded: {
    reward: (name: TradeName | null) => (name ? `You traded points for: ${TRADES[name].name}` : 'You traded points'),
    reward_back: (name: TradeName | null) =>
      name
        ? `${TRADES[name].name} couldn’t be added, so these came back`
        : 'A trade couldn’t be made, so these came back',
    shop: 'You used points in the shop',
    shop_back: 'An order didn’t go through, so these came back',
  },
  keepsakes: {
    title: 'Keepsakes',
    aside: 'Other members never see these.',
    none: 'None yet. Your first check-in brings the first one.',
    of: (name: KeepsakeName) => KEEPSAKES[name],
  },
  checkIn: 'Go to today’s check-in',
} as const;
