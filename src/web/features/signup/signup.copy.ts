/** Words of the sign-up wizard (§2.6, §4.5, §5, §8). */
export const signup = {
  steps: [
    'Welcome to Your Sacred Journey',
    'Create Your Secure Password',
    'Complete Your Profile',
    'Choose Your Sacred Wellness Goals',
  ],
  leads: [
    'Four short steps. First, what should we call you?',
    'Long and plain beats short and clever. Three words run together will do.',
    'Your birthday tells us what fits your age. Other members never see it.',
    "Pick one, two or three. We'll shape your home around them.",
  ],
  stepOf: (step: number) => `Step ${step} of 4`,
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHint: 'We send one message to it, to check that it is yours.',
  useThis: 'Use this address',
  password: 'Password',
  passwordHint: 'At least 6 characters.',
  birthday: 'Birthday',
  phone: 'Phone',
  phoneHint: 'Leave it empty if you like. Nobody calls.',
  phoneUnfinished: 'This number looks unfinished. Complete it, or leave it empty.',
  birthdayImplausible: 'Please check this day.',
  back: 'Back',
  next: 'Continue',
  submit: 'Complete Registration',
  submitting: 'Creating Account...',
  staffName: 'Please choose a name without words our team goes by, such as “admin” or “teacher”',
  haveAccount: 'Already have an account? Sign in',
  quote: 'Nothing here is a promise you must keep. You can change your goals once a week.',
  agreement: {
    start: 'With it you accept the ',
    terms: 'terms of use',
    middle: '. How your data are kept is in the ',
    privacy: 'privacy policy',
    end: '.',
    newTab: '(opens in a new tab)',
  },
  otherPassword: 'Choose another password',
} as const;

export const goalGroups = {
  cycle: 'Your cycle',
  body: 'Your body',
  fertility: 'Your road to and through fertility',
  inner: 'Your inner life',
} as const;

/** Toasts of the wizard. */
export const signupToasts = {
  incomplete: { title: 'Please complete all fields', description: 'All fields are required to continue.' },
  noGoal: { title: 'Please select your wellness goals', description: 'Choose at least one goal to continue.' },
  tooManyGoals: {
    title: 'Maximum Goals Reached',
    description: 'You can select up to 3 goals. Please unselect one first.',
  },
  invalidPassword: 'Invalid Password Format',
  created: 'Account Created Successfully!',
  createdText: 'Please check your email to verify your account.',
  failed: 'Signup Failed',
  registrationFailed: 'Registration failed',
  somethingWrong: 'Something went wrong. Please try again.',
} as const;

/** The kind page for somebody under 13 (decisions 10). */
export const tooYoung = {
  heading: 'Not yet, but soon',
  lead: 'This place is made for people of 13 and older, so we have not made an account.',
  nothingKept: 'Nothing you typed here was kept.',
  advice:
    'If something about your body is on your mind, it is a good question. A grown-up you trust, a school nurse or a doctor will be glad you asked.',
  back: 'Back to the start',
} as const;
