/** Words of the question that stands before everything that touches the account itself. */
export const stepUpCopy = {
  title: "Show that it's you",
  lead: 'This concerns your whole account, so we ask once more. Afterwards you have five minutes.',
  password: 'Your password',
  seen: 'Show what I type',
  code: 'Code',
  codeHint: 'Six digits from your app, or a recovery code.',
  passkey: 'Use a passkey',
  asking: 'Your device is asking...',
  show: 'Continue',
  showing: 'Checking...',
  failed: 'We could not check that. Please try again.',
  wrong: 'That is not the password of this account. What you typed is still there.',
  wrongCode: 'That code did not fit. Each works once; wait for the next one, or use a recovery code.',
  noPasskey: 'No passkey came from your device. Try again, or use a code.',
  tooMany: 'That was a lot of tries. Please wait a quarter of an hour and try again.',
} as const;
