/** Words of the sign-up wizard (§2.6, §4.5, §5, §8). */
export const signup = {
  steps: [
    'Welcome to Your Sacred Journey',
    'Create Your Secure Password',
    'Complete Your Profile',
    'Choose Your Sacred Wellness Goals',
  ],
  leads: [
    'A few minutes, four steps. What should we call you?',
    'Long beats clever. Three words in a row work well.',
    'We use your birthday to show what fits your age. Other members never see it.',
    'Choose up to three. We’ll set up your home around them.',
  ],
  stepOf: (step: number) => `Step ${step} of 4`,
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHint: 'We’ll send one email to confirm it’s yours.',
  useThis: 'Use this address',
  password: 'Password',
  passwordHint: 'At least 6 characters.',
  birthday: 'Birthday',
  passwordAgain: 'Please enter your password again. We never save it here.',
  needed: {
    firstName: 'Please enter your first name.',
    lastName: 'Please enter your last name.',
    email: 'Please enter your email.',
    password: 'Please choose a password.',
    birthday: 'Please enter your birthday.',
  },
  phone: 'Phone',
  phoneHint: 'You can leave this blank. We won’t call.',
  phoneUnfinished: 'This number is too short for its country. Add the missing digits, or clear it.',
  birthdayImplausible: 'Please check this date.',
  back: 'Back',
  next: 'Continue',
  submit: 'Complete Registration',
  submitting: 'Creating Account...',
  staffName: 'Please choose a name without our team’s titles, such as “admin” or “teacher”.',
  haveAccount: 'Already have an account? Sign in',
  quote: 'You can change your goals once a week.',
  agreement: {
    start: 'By joining you accept the ',
    terms: 'terms of use',
    middle: '. How we handle your data is in the ',
    privacy: 'privacy policy',
    end: '.',
    newTab: '(opens in a new tab)',
  },
  otherPassword: 'Choose another password',
} as const;

export const goalGroups = {
  cycle: 'Your cycle',
  body: 'Your body',
  fertility: 'Fertility',
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
  lead: 'Moonhearth is for people who are 13 or older, so we didn’t create an account.',
  nothingKept: 'Nothing you typed here was saved.',
  advice:
    'If you have a question about your body, it’s a good one. Ask a grown-up you trust, a school nurse or a doctor.',
  back: 'Back to the start',
} as const;
