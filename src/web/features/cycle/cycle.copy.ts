import type { Phase } from '#domain/cycle/cycle-view.ts';

const PHASE_NOUNS: Readonly<Record<Phase, string>> = {
  rest: 'menstrual',
  create: 'follicular',
  shine: 'ovulation',
  reflect: 'luteal',
};

/** Words about a phase, on every page that tells of one. */
export const phaseCopy = {
  about: (phase: Phase) => `About the ${PHASE_NOUNS[phase]} phase`,
  /** The same inside a longer name: "Rest, about the menstrual phase". */
  aboutAfter: (phase: Phase) => `, about the ${PHASE_NOUNS[phase]} phase`,
  list: 'The four phases',
  energy: 'Energy',
  focus: 'What suits these days',
} as const;

/** What the member's cycle's state leads to say, on every page that says it. Nothing is ever late. */
export const cycleCopy = {
  failed: {
    title: 'Your cycle did not come through',
    text: 'Everything you logged is safe. Please try again in a moment.',
  },
  how: 'How do you know?',
  expected: {
    title: 'Did it start?',
    text: 'If it has, one tap is enough. If not, there is nothing to do: bodies keep their own time.',
  },
  resting: 'No count, no forecast. Everything you wrote is kept.',
  teen: {
    why: 'Why is so little marked ahead?',
    whyText:
      'In the first years, 21 to 45 days between periods is usual. We wait for six periods before we say more than "in the next weeks".',
    care: 'Soaking a pad every hour, or feeling faint? Ask a grown-up you trust today, or call a doctor.',
    soon: 'Your next period may come in the next weeks.',
  },
} as const;
