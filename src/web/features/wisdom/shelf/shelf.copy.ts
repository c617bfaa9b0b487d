import type { Category, Condition } from '#domain/wisdom/wisdom.ts';

/** The words of the library. */
export const shelf = {
  title: 'Womb Wisdom',
  kicker: {
    all: (count: number) => `${count} pieces, each with its sources`,
    some: (free: number, all: number) => `${free} to read freely, ${all} in all`,
    waiting: 'The library',
  },
  search: 'Search the library',
  categories: {
    body: 'Body',
    ages: 'Ages',
    conditions: 'Conditions',
    mind: 'Mind and mood',
    sex: 'Sex and intimacy',
    rites: 'Rites',
    moon: 'Moon',
    wellness: 'Wellness',
  } satisfies Record<Category, string>,
  conditions: {
    pcos: 'PCOS',
    endometriosis: 'endometriosis',
    fibroids: 'fibroids',
    ovarian_cysts: 'ovarian cysts',
    hormone_imbalance: 'a hormone imbalance',
    irregular_cycles: 'irregular cycles',
    heavy_bleeding: 'heavy bleeding',
    painful_periods: 'painful periods',
    pms_pmdd: 'PMS or PMDD',
    fertility_challenges: 'fertility challenges',
    other: 'something of your own',
    no_diagnosis_yet: 'something nobody has named yet',
  } satisfies Record<Condition, string>,
  shelves: 'Shelves',
  every: 'All',
  saved: 'Saved',
  kinds: { evidence: 'Evidence', tradition: 'Tradition' },
  forYou: {
    title: 'For where you are',
    lead: 'Chosen by your phase, stage, conditions and goals. Nobody else sees why.',
    condition: (condition: string) => `Because you live with ${condition}`,
    stage: 'Written for your stage of life',
    goal: (goal: string) => `Because you chose “${goal}”`,
    phase: (phase: string) => `For your ${phase} days`,
  },
  list: {
    all: 'The whole library',
    saved: 'Saved',
    found: (count: number, words: string) =>
      count === 0
        ? `Nothing mentions “${words}”.`
        : `${count === 1 ? '1 piece mentions' : `${count} pieces mention`} “${words}”`,
    guides: (count: number) => (count === 1 ? 'A guide that mentions it:' : 'Guides that mention it:'),
    shorter: 'Try a shorter word, or another one for the same thing.',
    searching: 'Looking...',
    failed: { title: 'We couldn’t search just now', text: 'The shelves below still open.' },
    more: (count: number) => `Show all ${count}`,
  },
  minutes: (count: number) => `${count} min`,
  closed: 'Premium',
  yearly: 'Yearly plan',
  read: 'Read',
  share: (share: number) => `${share} percent read`,
  goOn: 'Keep reading',
  closedLine: {
    title: (count: number) => `${count} pieces wait in Premium`,
    text: (free: number) => `${free} pieces stay open to you for good, and everything about safety does too.`,
    plans: 'See the plans',
  },
  loading: 'Opening the library',
  failed: { title: 'We couldn’t load the library', text: 'Check your connection and try again.' },
  none: { title: 'Nothing here yet', text: 'We haven’t written anything for your stage yet. New pieces show up here.' },
  sequences: 'Short sequences for right now',
  offline: 'You’re offline. Only the pieces on this device open until you’re back.',
  kept: {
    title: 'On this device',
    none: {
      piece: 'No piece is on this device yet. Open one and press “Keep on this device”.',
      guide: 'No guide is on this device yet. Open one and press “Keep on this device”.',
    },
  },
} as const;
