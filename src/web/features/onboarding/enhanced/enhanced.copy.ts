import type { EnhancedStep } from '#domain/account/enhanced-onboarding.ts';

/** Words of /enhanced-onboarding (decisions 19). */
export const enhanced = {
  position: (at: number, of: number) => (of > 1 ? `Make it more yours, ${at} of ${of}` : 'Make it more yours'),
  names: {
    goals: 'Your own words',
    stage: 'How you are',
    periods: 'Last periods',
    reminders: 'Reminders',
    theme: 'Light',
  } satisfies Record<EnhancedStep, string>,
  heads: {
    goals: {
      heading: 'Is there something of your own?',
      lead: 'If none of the goals you chose below says it, say it yourself. A change starts their seven days.',
    },
    stage: {
      heading: 'How are you now?',
      lead: 'If what is chosen below fits, go on; if not, your pages follow what you choose.',
    },
    periods: {
      heading: 'When did your last periods begin?',
      lead: 'First days only. Near enough is fine, and one is better than none.',
    },
    reminders: {
      heading: 'Would a reminder help?',
      lead: 'Nothing nudges you until you switch it on. Leaving all of it as it stands is an answer too.',
    },
    theme: { heading: 'Day or night?', lead: 'The light you like to read by.' },
  } satisfies Record<EnhancedStep, { heading: string; lead: string }>,
  proposal: 'Your goals and answers suggest the one chosen below. Is this right?',
  back: 'Back',
  skip: 'Skip this one',
  leave: 'Leave for now',
  notSettled: {
    title: 'We could not note how far you are',
    text: 'Your answer is kept. Please check your connection, then go on.',
  },
  periods: {
    labels: ['The last one', 'The one before', 'And the one before that'],
    bad: 'Please choose a day, today or before.',
    twice: 'This day stands above already.',
    failed: 'Not all of this was saved. What you typed is still here: check your connection, then go on.',
    bring: 'Bring them from another tracker',
  },
  failed: {
    title: 'This page is not here yet',
    text: 'Please check your connection and try again. Nothing you told us is lost.',
  },
  loading: 'Loading...',
  end: {
    kicker: 'That is all',
    heading: 'Good. The rest you can tell as it comes.',
    lead: 'Nothing here was a test, and nothing is fixed: goals, stage, reminders, light and all the rest can be changed in the settings whenever you like.',
    home: 'Go home',
    settings: 'Open the settings',
  },
  offer: {
    kicker: 'When you have two minutes',
    title: 'Make it more yours',
    text: 'A few questions, one a screen. Skip what you like, and stop where you like.',
    begin: 'Begin',
    again: 'Go on where you left',
  },
} as const;
