import type { CycleView, Phase } from '#domain/cycle/cycle-view.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { daysPastWords } from '#web/ui/drawings/forecast/forecast.copy.ts';

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

/** The line above the title: where she is, in the words of her state. Nothing is ever late. */
export function kickerOf(view: CycleView, surface: StageSurface): string {
  const day = view.unwrappedDay ?? view.day;
  if (view.state === 'none') return 'Nothing is counted yet';
  if (view.state === 'resting') return view.startDate ? `Resting since ${dateWithYear(view.startDate)}` : 'Resting';
  if (view.state === 'window') return `Day ${day}, any day now`;
  if (view.state === 'past') return `Day ${day}, ${daysPastWords(view.daysPast)}`;
  if (surface.wording === 'first_years') return view.day <= view.periodLength ? `Day ${view.day} of your period` : `Day ${view.day}, between periods`;
  if (view.irregular || view.forecast?.mode === null) return `Day ${view.day}, a window ahead`;
  return view.daysLeft > 0 ? `Day ${view.day}, ${days(view.daysLeft)} left in this cycle` : `Day ${view.day}, the last of this cycle`;
}

const PHASE_NOUNS: Readonly<Record<Phase, string>> = { rest: 'menstrual', create: 'follicular', shine: 'ovulation', reflect: 'luteal' };

/** Words of the tracker's head, wheel, states and forecast. */
export const tracker = {
  title: 'Your cycle',
  energyTitle: 'Your Energy Journey',
  loading: 'Loading...',
  failed: { title: 'Your cycle did not come through', text: 'Everything you logged is safe. Please try again in a moment.' },
  editPeriod: 'Edit period',
  wheel: 'Cycle wheel',
  legend: { label: 'What the wheel shows', lived: 'lived', ahead: 'still to come', flames: 'when the next period may start', tide: 'ring width: usual energy' },
  bodyToday: 'Today in your body',
  aboutPhase: (phase: Phase) => `About the ${PHASE_NOUNS[phase]} phase`,
  phase: { days: (range: string) => `${range} of this cycle`, energy: 'Energy', focus: 'What suits these days', signs: 'What many people notice', close: 'Close', guide: 'A guide to living, counted from your dates. It is not contraception.' },
  phases: { title: 'The four phases', here: 'You are here' },
  started: 'My period started',
  starting: 'Saving...',
  startedOtherDay: 'It started on another day',
  startedOn: 'The first day of bleeding',
  startedSave: 'Save this day',
  startedAhead: 'That day has not come yet. Choose today or an earlier one.',
  startedToast: 'Day 1',
  startedToastText: 'Your period is noted. Only you can read it.',
  startFailed: 'This was not saved. Please try again.',
  window: { sure: 'Nothing to do but carry what you need.', expected: 'Did it start?', expectedText: 'If it has, one tap is enough. If not, there is nothing to do: bodies keep their own time.' },
  past: {
    text: 'Bodies run over. Travel, illness, stress and a new medicine can all do it.',
    caption: 'If pregnancy is possible, a home test is reliable from about now. Sudden one-sided pain or fainting: call your emergency number.',
    teenCaption: 'This happens often in the first years. If you are worried, or have been without a period for three months, ask a grown-up you trust or a doctor.',
  },
  resting: { text: 'No count, no forecast. Everything you wrote is kept.', stage: 'Tell us what changed' },
  first: {
    title: 'First day',
    text: 'One date wakes the wheel. Until then it shows what is usual, and the moon, which keeps its own time.',
    bring: 'Bring your history',
    bringText: 'From another tracker, read on this device first',
    noBleed: "I don't bleed",
    noBleedText: 'Menopause, no uterus, pregnancy, a hormonal method',
    noBleedTeenText: 'It has not begun yet, or for any other reason',
    usual: "For most adults a cycle runs 24 to 38 days. That is everyone's window, not yours yet.",
    teenText: 'One date is enough to begin: the first day of your last period. A guess is fine.',
    teenUsual: "In the first years, 21 to 45 days between periods is usual. That is everyone's, not yours yet.",
  },
  teen: {
    here: 'Your period is here. Two to seven days is usual, and so is a different number next time.',
    between: 'You are between periods. Bodies take their time to find a rhythm.',
    why: 'Why is so little marked ahead?',
    whyText: 'In the first years, 21 to 45 days between periods is usual. We wait for six periods before we say more than "in the next weeks".',
    care: 'Soaking a pad every hour, or feeling faint? Ask a grown-up you trust today, or call a doctor.',
    soon: 'Your next period may come in the next weeks.',
    note: 'Most are 21 to 45 days apart in the first years. Carry what you need, and ask a grown-up you trust if something worries you.',
  },
  forecast: {
    title: 'The next period',
    past: 'Nothing is predicted past the window. A new forecast begins with your next period.',
    resting: 'There is no forecast while your cycle rests. A new one begins with your next period.',
    leftOut: (count: number) => (count === 1 ? 'One cycle is left out: you asked for it, or it stands far apart from the others.' : `${count} cycles are left out: you asked for it, or they stand far apart from the others.`),
    how: 'How this is worked out',
    howText: 'From the lengths of your own cycles, the newest counting most. The fewer there are, the more it leans on what is usual for everyone. An odd cycle moves it little, and a start that was not logged is taken into account. The dates hold eight times in ten, so twice in ten a period comes outside of them.',
    openLeftOut: 'This cycle stays out of your averages, so that it does not move the forecast.',
  },
  energy: { kicker: 'Led by the moon', lead: 'This wheel follows the moon and the energy you log. No cycle is counted, and no period is forecast.', stage: 'Tell us what changed', bleed: 'Bleeding after menopause is worth telling a doctor soon, even a little of it.', embers: 'embers: the energy you logged, small to bright' },
} as const;
