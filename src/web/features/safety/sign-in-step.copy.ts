/** Words of the second step of signing in. */
export const signInStep = {
  heading: 'One more step',
  lead: 'Your password was right. Now the code from your app, or one of your recovery codes.',
  passkeyHeading: 'Sign in with a passkey',
  passkeyLead: 'Your device asks for your finger, your face or its PIN. No password is needed.',
  code: 'Code',
  codeHint: 'Six digits, or a recovery code such as k3m9p-7wxq2.',
  send: 'Sign in',
  sending: 'Checking...',
  passkey: 'Use a passkey',
  asking: 'Your device is asking...',
  wrong: 'That did not fit. Each code works once: wait for the next one, or use a recovery code.',
  over: 'This sign-in has run out. Please enter your password again.',
  noPasskey: 'No passkey came from your device. Try again, or sign in with your password.',
  failed: 'We could not check that. Please try again.',
  back: 'Back to sign in',
} as const;
