import { PRODUCT } from '#domain/account/product.ts';

/** Words of the landing and sign-in page (§2.5, §4.3, §8). */
export const landing = {
  headlineStart: 'Two lights ',
  headlineMiddle: 'to ',
  headlineEnd: 'live by.',
  lead: `The moon outside, the fire within. ${PRODUCT} keeps time by both: your cycle, your rest, your days.`,
  signInHeading: 'Sign in',
  email: 'Email',
  emailPlaceholder: 'you@example.com',
  password: 'Password',
  forgot: 'Forgot password?',
  sharedDevice: 'This is a shared device',
  sharedDeviceHint: 'Signs you out when the browser closes.',
  signIn: 'Sign in',
  passkey: 'Sign in with a passkey',
  signingIn: 'Signing in...',
  toStart: 'Need an account? Start your journey',
  toSignIn: 'Already have an account? Sign in',
  startHeading: 'Seven free days by the fire.',
  promises: [
    "A cycle wheel that learns you, and says when it isn't sure",
    'The real moon, to the minute, beside it',
    'Your own data, open to you for ever',
  ],
  start: 'Start Your Journey',
  private: 'Encrypted. Never sold, never shared.',
  scene: 'A full moon above dark hills. In the nearest hill, one small arched doorway glows with firelight.',
  tooMany: 'That was a lot at once. Please wait a moment and try again.',
  light: 'Switch between light and dark',
} as const;

/** Toasts of the page. The second line of some comes from the server. */
export const landingToasts = {
  invitedTitle: 'You were invited',
  invitedText: 'Somebody who knows this fire thought of you. Seven days are on us.',
  failed: 'Sign in failed',
  failedText: 'Please check your credentials and try again.',
  verification: 'Email Verification Required',
  verificationText: 'Please verify your email address before signing in.',
  invalidPassword: 'Invalid Password Format',
} as const;

/** Demo accounts, on the local default only (decisions 18). */
export const demoWords = {
  heading: 'Look around first',
  text: 'These accounts live on this machine only. Choose one and you are in.',
} as const;
