/** Words of the questionnaire (§2.7, §4.6, §5, §8). */
export const journey = {
  sectionOf: (n: number, total: number) => `Section ${n} of ${total}`,
  names: { cycle: 'Your cycle now', health: 'Womb health', spiritual: 'Ways of listening' },
  headings: {
    cycle: 'How is your body now?',
    health: 'What has your womb been through?',
    spiritual: 'How do you like to listen?',
  },
  cycleLead: 'Two answers are enough. You can change every one of them later.',
  askedBecause: 'Asked because of',
  healthLead: 'It decides which guides you see first.',
  yourGoals: 'Your goals',
  menstruates: 'Do you currently menstruate?',
  menstruatesOptions: [
    { value: 'yes', label: 'Yes', note: 'More or less monthly' },
    { value: 'irregular', label: 'Irregularly', note: 'Hard to say when' },
    { value: 'no', label: 'No', note: 'Any reason at all' },
  ],
  lastPeriod: 'When did your last period start?',
  lastPeriodHint: 'The first day you bled. A guess is fine.',
  lastPeriodAhead: 'That day has not come yet. Choose today or an earlier one.',
  tracks: 'Do you track your cycle?',
  tracksOptions: [
    { value: 'manually', label: 'On paper or in my head' },
    { value: 'app', label: 'In another app', note: 'You can bring your history over' },
    { value: 'no', label: 'Not yet' },
  ],
  conditions: 'Womb conditions',
  chooseAny: 'choose any',
  choose: 'Choose one answer.',
  pain: 'Do you experience pain?',
  painOptions: [
    { value: 'yes', label: 'Yes', note: 'Most cycles' },
    { value: 'occasionally', label: 'Occasionally', note: 'Now and then' },
    { value: 'no', label: 'No', note: 'Rarely or never' },
  ],
  painCare: "Pain that keeps you from your day deserves a doctor's time, however often you were told it is usual.",
  methods: 'Ways you connect',
  personalize: 'Shall we shape your home around these answers?',
  personalizeOptions: [
    { value: 'yes', label: 'Yes, shape it', note: 'Order, guides and words follow your answers' },
    { value: 'no', label: 'No, keep it plain', note: 'The same home for everyone' },
  ],
  quote: 'Other members never see it. Skip what you don’t want to say.',
  keptHere: 'Kept on this device until you sign in.',
  keptSafe: 'Encrypted with your own key.',
  back: 'Back',
  next: 'Continue',
  submit: 'Complete Journey Setup',
  submitting: 'Customizing Journey...',
} as const;

/** Toasts of the questionnaire. */
export const journeyToasts = {
  done: 'Sacred Journey Customized!',
  doneText: 'Your personalized wellness path has been created.',
  visitorText: 'Your answers wait on this device until you sign up or sign in.',
  failed: 'Customization Failed',
  failedText: 'Something went wrong. Please try again.',
  saveFailed: 'Failed to save journey customization',
  cannotKeep:
    'This browser does not let us keep your answers. Sign up first and answer then; nothing is lost while this page is open.',
} as const;
