/** Words of /verify-email. */
export const verify = {
  waitingHeading: 'One message is on its way',
  waitingLead: (email: string) =>
    `Open the message we sent to ${email} and press the link in it. It is good for 24 hours.`,
  waitingLeadUnknown: 'Open the message we sent you and press the link in it. It is good for 24 hours.',
  spam: 'Nothing after a few minutes? Look where unwanted mail goes, or have it sent again.',
  email: 'Email',
  resend: 'Send it again',
  resending: 'Sending...',
  mailbox: 'Open the mailbox of this machine',
  verifying: 'Checking your link...',
  doneHeading: 'Your address is yours',
  doneLead: 'Thank you. Sign in, and the fire is lit.',
  signIn: 'Sign in',
  endedHeading: 'This link has burned down',
  endedLead:
    'It was used before, or its 24 hours are over. If you have verified already, just sign in. Otherwise have a new one sent.',
  failedHeading: 'That did not work',
  failed: 'We could not check your link. Please try again.',
  retry: 'Try again',
  needsEmail: 'Please enter a valid email address',
  resendFailed: 'We could not send that. Please try again.',
  backToSignIn: 'Back to sign in',
} as const;

/** Words for the link to a new address of an account. */
export const newAddress = {
  heading: 'Is this your new address?',
  lead: 'Press once more, and your account moves to the mailbox this link came from. You sign in with that address from then on; your password stays the same.',
  confirm: 'Yes, move my account here',
  confirming: 'Moving...',
  notYou: 'If you did not ask for this, close the page. Nothing happens without the button.',
  failed: 'We could not move your account. Please try again.',
  done: {
    heading: 'Your new address stands',
    lead: 'You sign in with it from now on. Every other device has been signed out, and both mailboxes have been told.',
  },
  ended: {
    heading: 'This link has burned down',
    lead: 'It was used, stopped or replaced by a newer one, or its 24 hours are over. Your privacy settings show which address stands, and there you can ask again.',
  },
  taken: {
    heading: 'This address has a home already',
    lead: 'Another account has come to have it in the meantime, so nothing was changed: yours stays with the address you signed in with.',
  },
  goOn: 'Go on',
} as const;
