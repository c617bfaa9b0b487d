import type { EnhancedStep } from '#domain/account/enhanced-onboarding.ts';

/** Words of /enhanced-onboarding (decisions 19). */
export const enhanced = {
  position: (at: number, of: number) => (of > 1 ? `Make it more yours, ${at} of ${of}` : 'Make it more yours'),
  names: {
    goals: 'Your own words',
    stage: 'Life stage',
    periods: 'Last periods',
    reminders: 'Reminders',
    theme: 'Theme',
  } satisfies Record<EnhancedStep, string>,
  heads: {
    goals: {
      heading: 'Is there a goal of your own?',
      lead: 'If the goals below miss something, write your own. After a change you can update them again in seven days.',
    },
    stage: {
      heading: 'How are you now?',
      lead: 'If the choice below fits, continue. If not, choose what does and your pages will follow.',
    },
    periods: {
      heading: 'When did your last periods start?',
      lead: 'Just the first days. A good guess is fine, and one is better than none.',
    },
    reminders: {
      heading: 'Would a reminder help?',
      lead: 'Reminders are off until you turn them on. Leaving them off is fine.',
    },
    theme: { heading: 'Day or night?', lead: 'Choose the look you like to read.' },
  } satisfies Record<EnhancedStep, { heading: string; lead: string }>,
  proposal: 'Your goals and answers suggest this one. Is it right?',
  back: 'Back',
  skip: 'Skip this one',
  leave: 'Leave for now',
  notSettled: {
    title: 'We couldn’t save your place',
    text: 'Your answer is saved. Check your connection, then continue.',
  },
  periods: {
    labels: ['The last one', 'The one before', 'And the one before that'],
    bad: 'Please choose a day, today or before.',
    twice: 'You already entered this day above.',
    failed: 'Some of this wasn’t saved. What you entered is still here. Check your connection, then continue.',
    bring: 'Import them from another tracker',
  },
  failed: {
    title: 'This page didn’t load',
    text: 'Check your connection and try again. Nothing is lost.',
  },
  loading: 'Loading...',
  end: {
    kicker: 'All done',
    heading: 'Good. You can add the rest any time.',
    lead: 'You can change your goals, stage, reminders and theme in the settings whenever you like.',
    home: 'Go home',
    settings: 'Open settings',
  },
  offer: {
    kicker: 'When you have two minutes',
    title: 'Make it more yours',
    text: 'A few questions, one per screen. Skip any of them, and stop whenever you like.',
    begin: 'Answer a few questions',
    again: 'Pick up where you left off',
  },
} as const;
