/** Words of the questionnaire (§2.7, §4.6, §5, §8). */
export const journey = {
  sectionOf: (n: number, total: number) => `Section ${n} of ${total}`,
  names: { cycle: 'Your cycle now', health: 'Womb health', spiritual: 'Ways of listening' },
  headings: {
    cycle: 'How’s your body right now?',
    health: 'What has your womb been through?',
    spiritual: 'How do you like to listen?',
  },
  cycleLead: 'Two answers are enough. You can change them any time.',
  askedBecause: 'We’re asking because you chose',
  healthLead: 'Your answers decide which guides you see first.',
  yourGoals: 'Your goals',
  menstruates: 'Do you currently menstruate?',
  menstruatesOptions: [
    { value: 'yes', label: 'Yes', note: 'More or less monthly' },
    { value: 'irregular', label: 'Irregularly', note: 'Hard to predict' },
    { value: 'no', label: 'No', note: 'For any reason' },
  ],
  lastPeriod: 'When did your last period start?',
  lastPeriodHint: 'The first day of bleeding. A guess is fine. We’ll use it to draw your wheel.',
  lastPeriodAhead: 'That date is in the future. Choose today or an earlier day.',
  tracks: 'Do you track your cycle?',
  tracksOptions: [
    { value: 'manually', label: 'On paper or in my head' },
    { value: 'app', label: 'In another app', note: 'You can bring your history over' },
    { value: 'no', label: 'Not yet' },
  ],
  conditions: 'Womb conditions',
  chooseAny: 'choose all that fit',
  choose: 'Please choose an answer.',
  pain: 'Do you experience pain?',
  painOptions: [
    { value: 'yes', label: 'Yes', note: 'Most cycles' },
    { value: 'occasionally', label: 'Occasionally', note: 'Now and then' },
    { value: 'no', label: 'No', note: 'Rarely or never' },
  ],
  painCare: 'Pain that stops you from living your day deserves a doctor’s time, even if you’ve been told it’s normal.',
  methods: 'Ways you connect',
  personalize: 'Should your home follow these answers?',
  personalizeOptions: [
    { value: 'yes', label: 'Yes, personalize it', note: 'Order, guides and wording follow your answers' },
    { value: 'no', label: 'No, keep it plain', note: 'The same home for everyone' },
  ],
  quote: 'Other members never see it. Skip what you don’t want to say.',
  keptHere: 'Saved on this device until you sign in.',
  keptSafe: 'Encrypted with a key of your own.',
  back: 'Back',
  next: 'Continue',
  submit: 'Complete Journey Setup',
  submitting: 'Customizing Journey...',
} as const;

/** Toasts of the questionnaire. */
export const journeyToasts = {
  done: 'Sacred Journey Customized!',
  doneText: 'Your personalized wellness path has been created.',
  visitorText: 'Your answers are saved on this device until you sign up or sign in.',
  failed: 'Customization Failed',
  failedText: 'Something went wrong. Please try again.',
  saveFailed: 'Failed to save journey customization',
  cannotKeep: 'This browser won’t let us save your answers. Please sign up first, then answer here.',
} as const;
