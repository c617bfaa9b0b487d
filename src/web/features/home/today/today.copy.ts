import { cycleCopy } from '#web/features/cycle/public.ts';

/** Words of the panel that says what today is, in every life of the wheel. Nothing is ever late. */
export const todayCopy = {
  kicker: 'Today in your body',
  window: { title: 'Carry what you need.' },
  expected: cycleCopy.expected,
  past: { title: 'It is taking its time.' },
  whatHappened: {
    title: 'What happened?',
    text: 'If something explains the wait, say so in the tracker: this cycle then stays out of your averages.',
    action: 'Tell us what happened.',
  },
  resting: { title: 'Whenever you are ready.', text: cycleCopy.resting },
  first: { kicker: 'No data yet', title: 'Where are you now?' },
  teen: {
    ...cycleCopy.teen,
    periodTitle: 'Your period is here.',
    periodText: 'Two to seven days is usual, and so is a different number next time.',
    betweenTitle: 'You are between periods.',
    betweenText: 'Bodies take their time to find a rhythm. Yours is allowed to.',
    carry: 'Carry what you need, and ask a grown-up you trust if something worries you.',
  },
  stage: { kicker: 'Today', action: 'Log today' },
} as const;
