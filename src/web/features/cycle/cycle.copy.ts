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
  focus: 'Good for',
} as const;

/** What the member's cycle's state leads to say, on every page that says it. Nothing is ever late. */
export const cycleCopy = {
  failed: {
    title: 'We couldn’t load your cycle',
    text: 'Everything you logged is safe. Please try again in a moment.',
  },
  how: 'How do you know?',
  expected: {
    title: 'Did it start?',
    text: 'If it has, tap once. If not, there’s nothing to do. Bodies keep their own time.',
  },
  resting: 'No count, no forecast. Everything you logged is still here.',
  teen: {
    why: 'Why is so little marked ahead?',
    whyText:
      'In the first years, 21 to 45 days between periods is usual. Until you’ve logged six periods, all we say is “in the next weeks”.',
    care: 'Soaking a pad every hour, or feeling faint? Ask a grown-up you trust today, or call a doctor.',
    soon: 'Your next period may come in the next weeks.',
  },
} as const;
