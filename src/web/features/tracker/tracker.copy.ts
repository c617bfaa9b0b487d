import type { CycleView } from '#domain/cycle/cycle-view.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { cycleCopy } from '#web/features/cycle/public.ts';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { daysPastWords } from '#web/ui/drawings/forecast/forecast.copy.ts';

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

/** The line above the title: where the member is, in the words of the member's state. Nothing is ever late. */
export function kickerOf(view: CycleView, surface: StageSurface): string {
  const day = view.unwrappedDay ?? view.day;
  if (view.state === 'none') return 'Nothing is counted yet';
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
  report: 'Report for my doctor',
  wheel: 'Cycle wheel',
  legend: {
    label: 'What the wheel shows',
    lived: 'lived',
    ahead: 'still to come',
    flames: 'when the next period may start',
    tide: 'ring width: usual energy',
  },
  bodyToday: 'Today in your body',
  here: 'You are here',
  window: { sure: 'Nothing to do but carry what you need.' },
  expected: cycleCopy.expected,
  past: { text: 'Bodies run over. Travel, illness, stress and a new medicine can all do it.' },
  resting: { text: cycleCopy.resting, stage: 'Tell us what changed' },
  first: 'First day',
  teen: {
    ...cycleCopy.teen,
    here: 'Your period is here. Two to seven days is usual, and so is a different number next time.',
    between: 'You are between periods. Bodies take their time to find a rhythm.',
    note: 'Most are 21 to 45 days apart in the first years. Carry what you need, and ask a grown-up you trust if something worries you.',
  },
  forecast: {
    title: 'The next period',
    bleedTitle: 'The next bleed',
    past: 'Nothing is predicted past the window. A new forecast begins with your next period.',
    resting: 'There is no forecast while your cycle rests. A new one begins with your next period.',
    closedOvulation: {
      title: 'Ovulation, estimated',
      text: 'When it is likely in this cycle, and what that rests on: your lengths, your signs, your temperature.',
      picture: 'arc',
    },
    staysOpen: 'The forecast of your next period and all you log stay open, for ever.',
    leftOut: (count: number) =>
      count === 1
        ? 'One cycle is left out: you asked for it, or it stands far apart from the others.'
        : `${count} cycles are left out: you asked for it, or they stand far apart from the others.`,
    openLeftOut: 'This cycle stays out of your averages, so that it does not move the forecast.',
  },
  energy: {
    kicker: 'Led by the moon',
    wheel: 'Energy wheel',
    embers: 'embers: the energy you logged, small to bright',
  },
} as const;
