import { cycleCopy } from '#web/features/cycle/public.ts';

/** Words of the panel that says what today is, in every life of the wheel. Nothing is ever late. */
export const todayCopy = {
  kicker: 'Today in your body',
  window: { title: 'Carry what you need.' },
  expected: cycleCopy.expected,
  past: { title: 'It’s taking its time.' },
  whatHappened: {
    title: 'What happened?',
    text: 'If something explains the wait, tell us in the tracker. We’ll leave this cycle out of your averages.',
    action: 'Tell us what happened.',
  },
  resting: { title: 'Whenever you’re ready.', text: cycleCopy.resting },
  first: {
    kicker: 'One date is enough to begin',
    title: 'When did your last period start?',
    gives: 'What you get right away',
    given: [
      { title: 'Your wheel', text: 'Where you are today, and what’s likely next' },
      { title: 'The moon beside it', text: 'As it really is tonight' },
      { title: 'A private place', text: 'Sealed with your own key.' },
    ],
    proof: 'See how',
  },
  teen: {
    ...cycleCopy.teen,
    periodTitle: 'Your period is here.',
    periodText: 'Two to seven days is usual. Next time it may be a different number.',
    betweenTitle: 'You’re between periods.',
    betweenText: 'Bodies take time to find a rhythm. Yours is allowed to.',
    carry: 'Carry what you need. If something worries you, ask a grown-up you trust.',
  },
  stage: { kicker: 'Today', action: 'Log today' },
} as const;
