import type { CycleView } from '#domain/cycle/cycle-view.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { cycleCopy } from '#web/features/cycle/public.ts';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { daysPastWords } from '#web/ui/drawings/forecast/forecast.copy.ts';

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

/** The line above the title: where the member is, in the words of the member's state. Nothing is ever late. */
export function kickerOf(view: CycleView, surface: StageSurface): string {
  const day = view.unwrappedDay ?? view.day;
  if (view.state === 'none') return 'Nothing logged yet';
  if (view.state === 'resting') return view.startDate ? `Resting since ${dateWithYear(view.startDate)}` : 'Resting';
  if (view.state === 'window') return `Day ${day}, any day now`;
  if (view.state === 'past') return `Day ${day}, ${daysPastWords(view.daysPast)}`;
  if (!surface.phases) return betweenWords(view, surface);
  if (view.irregular || view.forecast?.mode === null) return `Day ${view.day}, a window ahead`;
  return view.daysLeft > 0
    ? `Day ${view.day}, ${days(view.daysLeft)} left in this cycle`
    : `Day ${view.day}, the last of this cycle`;
}

/** Where no phase is named: bleeding, or between bleeds. */
function betweenWords({ day, phase }: CycleView, { wording }: StageSurface): string {
  const event = wording === 'contraception' ? 'bleed' : 'period';
  return phase === 'rest' ? `Day ${day} of your ${event}` : `Day ${day}, between ${event}s`;
}

/**
 * The title above the wheel that follows the moon. Where bleeding is only away for a while, it is no journey of its
 * own.
 */
export function energyTitleOf({ wording }: Pick<StageSurface, 'wording'>): string {
  return wording === 'pregnant' || wording === 'postpartum' || wording === 'paused'
    ? 'Your days, as they come'
    : 'Your Energy Journey';
}

/** Words of the tracker's head, wheel, states and forecast. */
export const tracker = {
  title: 'Your cycle',
  loading: 'Loading...',
  failed: cycleCopy.failed,
  edit: { period: 'Edit period', bleed: 'Edit bleed' },
  patterns: 'Patterns',
  ratings: 'Daily ratings',
  report: 'Report for my doctor',
  ways: 'More about your cycle',
  phases: 'The phases of this cycle',
  kept: { title: 'What your log shows', note: 'Your days, summed' },
  signs: { title: 'Temperature and signs', note: 'Your chart, cycle by cycle' },
  wheel: 'Cycle wheel',
  legend: {
    label: 'What the wheel shows',
    lived: 'lived',
    ahead: 'still to come',
    flames: 'when your next period may start',
    tide: 'ring width: usual energy',
  },
  bodyToday: 'Today in your body',
  here: 'You are here',
  window: {
    sure: 'Nothing to do but carry what you need.',
    wide: 'Your window is wide, and any day in it is usual for you. Carry what you need.',
  },
  expected: cycleCopy.expected,
  past: { text: 'Bodies run over. Travel, illness, stress and a new medicine can all do it.' },
  resting: { text: cycleCopy.resting, stage: 'Tell us what changed' },
  first: 'First day',
  teen: {
    ...cycleCopy.teen,
    here: 'Your period is here. Two to seven days is usual. It can be a different number next time.',
    between: 'You are between periods. Bodies take their time to find a rhythm.',
    note: 'In the first years, most periods are 21 to 45 days apart. Carry what you need. If something worries you, ask a grown-up you trust.',
  },
  forecast: {
    title: 'The next period',
    bleedTitle: 'The next bleed',
    how: 'How we work this out',
    guide: 'A forecast, not contraception.',
    past: 'We don’t predict past the window. Your next period starts a new forecast.',
    resting: 'No forecast while your cycle rests. Your next period starts a new one.',
    closedOvulation: {
      title: 'Ovulation, estimated',
      text: 'When it’s likely in this cycle, from your cycle lengths, your signs and your temperature.',
      picture: 'arc',
    },
    staysOpen: 'Your period forecast and everything you log stay free, always.',
    leftOut: (count: number) =>
      count === 1
        ? 'One cycle is left out. Either you asked for it, or it’s far from the others.'
        : `${count} cycles are left out. Either you asked for it, or they’re far from the others.`,
    openLeftOut: 'This cycle stays out of your averages, so it won’t move the forecast.',
  },
  energy: {
    kicker: 'Led by the moon',
    wheel: 'Energy wheel',
    embers: 'embers: the energy you logged, small to bright',
  },
} as const;
