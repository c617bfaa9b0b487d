/** Words of the second step of signing in. */
export const signInStep = {
  heading: 'One more step',
  lead: 'Your password is right. Now confirm it’s you.',
  passkeyHeading: 'Sign in with a passkey',
  passkeyLead: 'Your device asks for your fingerprint, your face or its PIN. You don’t need a password.',
  code: 'Code',
  codeHint: 'Six digits from your app, or a recovery code such as k3m9p-7wxq2.',
  send: 'Sign in',
  sending: 'Checking...',
  passkey: 'Use a passkey',
  asking: 'Your device is asking...',
  wrong: 'That code didn’t work. Each code works once. Wait for the next one, or use a recovery code.',
  over: 'This sign-in took too long. Please enter your password again.',
  unknown:
    'This passkey doesn’t belong to an account here. Sign in with your password, and delete the passkey on your device.',
  wrongPasskey: 'This passkey belongs to another account. Use a different one, or a code.',
  cannot: 'This browser can’t use passkeys. Please sign in with your password.',
  needsScript: 'A passkey needs JavaScript, which is off in this browser. Please sign in with your password.',
  noPasskey: 'We got no passkey from your device. Try again, or sign in with your password.',
  failed: 'We couldn’t check that. Please try again.',
  back: 'Back to sign in',
} as const;
