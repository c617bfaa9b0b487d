import type { MoonMonth } from '#contract/moon/moon.schemas.ts';
import type { PrincipalPhase } from '#domain/moon/phase-name.ts';

type Eclipse = MoonMonth['eclipses'][number];

/** Words of the moon calendar. */
export const moon = {
  title: 'Moon Calendar',
  hero: {
    lit: 'Lit',
    age: 'Age',
    days: (count: number) => (count === 1 ? 'day' : 'days'),
    until: {
      new: 'New in',
      first_quarter: 'First quarter in',
      full: 'Full in',
      last_quarter: 'Last quarter in',
    } satisfies Record<PrincipalPhase, string>,
    log: 'Log this day',
    face: (words: string) => `The moon tonight: ${words}`,
  },
  month: {
    overlay: 'My cycle on the moon',
    drawn: (south: boolean, nine: string) => `${south ? 'Southern' : 'Northern'} hemisphere, discs drawn for ${nine}`,
    opening: (name: string) => `Opening ${name}...`,
    failed: {
      title: (name: string) => `${name} did not come through`,
      text: 'The moon is still up there. Please try again in a moment.',
    },
    eclipse: 'eclipse',
    edge: 'The calendar runs from January 1900 to December 2100.',
  },
  hemisphere: {
    label: 'Where you look from',
    north: 'Northern half',
    south: 'Southern half',
    note: 'South of the equator the same moon stands the other way round.',
  },
  instants: {
    title: 'To the minute',
    zone: (zone: string) => `By the clocks of ${zone}.`,
    now: 'now',
    ago: (time: string) => `${time} ago`,
    ahead: (time: string) => `in ${time}`,
  },
  day: {
    tradition: 'Tradition',
    measured: 'Measured',
    reviewed: 'Studies checked in November 2026.',
    at9: (percent: number, nine: string) => `${percent}% lit at ${nine}.`,
    exact: (time: string) => `Exact at ${time}.`,
    named: (name: string) => `Traditionally the ${name}, by the farmers' almanacs of North America.`,
    blue: 'The second full moon of its month: a blue moon.',
    supermoon: (kilometres: string) =>
      `A supermoon: ${kilometres} km away, in the nearest tenth of its path, so up to 14% wider than at its farthest.`,
    failed: "This day's moon is not here yet.",
  },
  eclipse: {
    name: ({ body, type }: Pick<Eclipse, 'body' | 'type'>) =>
      `${{ penumbral: 'Penumbral', partial: 'Partial', total: 'Total', annular: 'Annular' }[type]} ${body === 'moon' ? 'lunar' : 'solar'} eclipse`,
    moon: (time: string) => `Deepest at ${time}, wherever the moon is above the horizon then.`,
    penumbral: 'Its outer shadow is so faint that few notice.',
    sun: (time: string) =>
      `Its middle is at ${time}; it is seen along a part of the Earth only. Never look at the sun without proper glasses.`,
  },
} as const;

/** Words of the member's periods against the moon. */
export const periods = {
  title: 'Your bleeds and the moon',
  axis: ['Full', 'Last quarter', 'New', 'First quarter', 'Full'],
  none: 'Once a first day is logged, it takes its place on this curve.',
  chart: (count: number) =>
    `The first days of your last ${count === 1 ? 'bleed' : `${count} bleeds`} on one turn of the moon, new moon in the middle.`,
  table: { open: 'As a table', day: 'First day', place: 'Moon' },
  tooFew: (cycles: number, needed: number) =>
    `${cycles === 0 ? 'There is no whole cycle here yet' : cycles === 1 ? 'One whole cycle is here' : `${cycles} whole cycles are here`}. From ${needed} on we compare them with chance; before that any pattern would be a guess.`,
  noLink: (cycles: number, share: string) =>
    `Over ${cycles} whole cycles your periods follow the moon no more than chance would. We shuffled your own cycles: ${share} of the other orders begin at least as close together.`,
  few: 'With so few cycles only a very close tie would show.',
  link: (cycles: number, near: string, share: string) =>
    `Over ${cycles} whole cycles your periods kept closer to the ${near} than chance explains: of the other orders of your own cycles, ${share} begin as close together. That is a pattern and not a cause, and it may drift.`,
  tradition: {
    title: 'Red moon, white moon',
    text: 'Tradition tells of two rhythms: a white moon cycle bleeds with the dark of the moon, a red moon cycle with the full one. Some stories give the first to mothers and the second to healers. No pairing is better than another, and most bodies wander through all of them.',
  },
  measured: {
    title: 'Measured',
    text: 'A period app compared 7.5 million cycles of its users and found no tie between first days and the moon (Clue, The myth of the moon and menstruation, read 2026). In the records of 22 women, up to 32 years long, cycles of more than 27 days kept step with it now and then (Helfrich-Förster and others, Science Advances 2021).',
  },
  how: {
    open: 'How do you know?',
    text: 'First days are placed on a circle, new moon on top, and we measure how close together they lie. A steady cycle of 29 or 30 days stays beside the moon for months by chance alone, because each first day follows from the one before. So we compare yours with your own cycles in up to 999 other orders. Only when at most 1 in 40 of them lies as close do we call it more than chance. Cycles you set apart, and silences over 60 days, are left out.',
  },
} as const;
