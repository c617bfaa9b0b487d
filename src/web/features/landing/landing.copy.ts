import { PRODUCT } from '#domain/account/product.ts';

/** Words of the landing and sign-in page (§2.5, §4.3, §8). */
export const landing = {
  headlineStart: 'Two lights ',
  headlineMiddle: 'to ',
  headlineEnd: 'live by.',
  lead: `${PRODUCT} shows where you are in your cycle, what’s likely next, and the moon beside it.`,
  signInHeading: 'Sign in',
  email: 'Email',
  emailPlaceholder: 'you@example.com',
  password: 'Password',
  forgot: 'Forgot password?',
  more: 'More ways to sign in',
  sharedDevice: 'This is a shared device',
  sharedDeviceHint: 'We’ll sign you out when the browser closes.',
  signIn: 'Sign in',
  passkey: 'Sign in with a passkey',
  signingIn: 'Signing in...',
  toStart: 'Need an account? Start your journey',
  toSignIn: 'Already have an account? Sign in',
  startHeading: 'Start your journey',
  startNote: 'Seven days free. No card needed.',
  start: 'Start Your Journey',
  private: 'Encrypted. Never sold, never shared.',
  scene: 'The wheel on day 18 of 28: four phases, with each day’s moon around them.',
  tooMany: 'That was too many requests. Please wait a moment and try again.',
  light: 'Switch between light and dark',
} as const;

/** Toasts of the page. The second line of some comes from the server. */
export const landingToasts = {
  invitedTitle: 'You were invited',
  invitedText: 'A friend thought of you. Your first seven days are free.',
  failed: 'Sign in failed',
  failedText: 'Please check your credentials and try again.',
  verification: 'Email Verification Required',
  verificationText: 'Please verify your email address before signing in.',
  invalidPassword: 'Invalid Password Format',
} as const;

/** Demo accounts, on the local default only (decisions 18). */
export const demoWords = {
  heading: 'Look around first',
  text: 'These accounts exist on this machine only. Choose one to sign in.',
} as const;
