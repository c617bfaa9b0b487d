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
    drawn: (south: boolean, nine: string) => `As seen from the ${south ? 'southern' : 'northern'} half, at ${nine}`,
    opening: (name: string) => `Loading ${name}...`,
    failed: {
      title: (name: string) => `We couldn’t load ${name}`,
      text: 'Nothing of yours is lost. Check your connection, then try again.',
    },
    eclipse: 'eclipse',
    edge: 'The calendar runs from January 1900 to December 2100.',
  },
  hemisphere: {
    label: 'Where you look from',
    north: 'Northern half',
    south: 'Southern half',
    note: 'South of the equator, the moon looks the other way around.',
  },
  instants: {
    title: 'To the minute',
    zone: (zone: string) => `Times are in ${zone}.`,
    others: 'Earlier and later',
    now: 'now',
    ago: (time: string) => `${time} ago`,
    ahead: (time: string) => `in ${time}`,
  },
  day: {
    known: 'Tradition and research',
    tradition: 'Tradition',
    measured: 'Research',
    at9: (percent: number, nine: string) => `${percent}% lit at ${nine}.`,
    exact: (time: string) => `Exact at ${time}.`,
    named: (name: string) => `Farmers’ almanacs in North America call it the ${name}.`,
    blue: 'The second full moon of its month: a blue moon.',
    supermoon: (kilometres: string) =>
      `A supermoon: ${kilometres} km away, close to its nearest. It looks up to 14% wider than at its farthest.`,
    failed: 'We couldn’t load the moon of this day.',
  },
  eclipse: {
    name: ({ body, type }: Pick<Eclipse, 'body' | 'type'>) =>
      `${{ penumbral: 'Penumbral', partial: 'Partial', total: 'Total', annular: 'Annular' }[type]} ${body === 'moon' ? 'lunar' : 'solar'} eclipse`,
    moon: (time: string) => `Deepest at ${time}, wherever the moon is up.`,
    penumbral: 'The outer shadow is so faint that few people notice.',
    sun: (time: string) =>
      `Its middle is at ${time}, and only part of the Earth sees it. Never look at the sun without proper glasses.`,
  },
} as const;

const finished = (cycles: number) => `${cycles} finished ${cycles === 1 ? 'cycle' : 'cycles'}`;

/** Words of the member's periods against the moon. */
export const periods = {
  title: 'Your periods and the moon',
  failed: 'your periods and the moon',
  more: 'See the moon calendar',
  axis: ['Full', 'Last quarter', 'New', 'First quarter', 'Full'],
  none: 'Log a first day, and it appears on this curve.',
  chart: (count: number) =>
    `The first days of your last ${count === 1 ? 'period' : `${count} periods`} across one turn of the moon, new moon in the middle.`,
  table: { open: 'As a table', day: 'First day', place: 'Moon' },
  tooFew: (cycles: number, needed: number) =>
    `You have ${cycles === 0 ? 'no finished cycles' : finished(cycles)} so far. With ${needed} we can compare them with chance.`,
  noLink: 'We compared your dates with shuffled ones and found no link to the moon.',
  few: 'With this few cycles, only a very close link would show.',
  link: (near: string) =>
    `Your periods start closer to the ${near} than chance explains. It’s a pattern, not a cause, and it may drift.`,
  share: (cycles: number, share: string) =>
    `We shuffled your ${finished(cycles)}: ${share} of those orders start at least as close together.`,
  tradition: {
    title: 'Red moon, white moon',
    text: 'Tradition tells of two rhythms. In a white moon cycle the period comes with the new moon, in a red moon cycle with the full moon. Some stories give the first to mothers and the second to healers. Neither is better, and most bodies drift through both.',
  },
  measured: {
    title: 'Research',
    large: 'A period app compared 7.5 million cycles and found no link between first days and the moon.',
    small:
      'In records of 22 women over up to 32 years, cycles longer than 27 days kept step with the moon now and then.',
    sources: {
      large: { name: 'Clue', title: 'The myth of the moon and menstruation', year: 'read 2026' },
      small: { name: 'Helfrich-Förster and others', title: 'Science Advances', year: 2021 },
    },
  },
  how: {
    open: 'How do you know?',
    text: [
      'We place your first days on a circle, with the new moon on top, and measure how close together they are.',
      'A steady cycle of 29 or 30 days stays beside the moon for months by chance, because each first day follows the last.',
      'So we compare yours with your own cycles in up to 999 other orders.',
      'Only when at most 1 in 40 of them is as close do we call it more than chance.',
      'We leave out cycles you excluded, and gaps over 60 days.',
    ],
  },
} as const;
