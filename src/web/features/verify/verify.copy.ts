/** Words of /verify-email. */
export const verify = {
  waitingHeading: 'Check your email',
  waitingLead: (email: string) => `Open the email we sent to ${email} and open the link in it. It works for 24 hours.`,
  waitingLeadUnknown: 'Open the email we sent you and open the link in it. It works for 24 hours.',
  spam: 'Nothing after a few minutes? Check your spam folder, or have it sent again.',
  email: 'Email',
  resend: 'Send it again',
  resending: 'Sending...',
  mailbox: 'Open the mailbox of this machine',
  verifying: 'Checking your link...',
  doneHeading: 'Email confirmed',
  doneLead: 'Thank you. Sign in to begin.',
  signedInLead: 'Thank you. You’re signed in, and your page is opening.',
  open: 'Open my page',
  signIn: 'Sign in',
  endedHeading: 'This link has expired',
  endedLead:
    'It was used before, a newer one took its place, or its 24 hours are over. If your email is confirmed already, sign in. Otherwise have a new link sent.',
  askHeading: 'Is this your sign-up?',
  askLead: 'Somebody signed up with your email address:',
  askYours: 'If that was you, create your account. You sign in with the password you chose there.',
  ask: 'Yes, create my account',
  asking: 'Creating...',
  askTheirs: 'If it wasn’t you, close this page. Nothing is created without the button.',
  elsewhereHeading: 'This sign-up began somewhere else',
  elsewhereLead:
    'This link is from a later sign-up with your address, on another browser or device. We stopped, and nothing was created.',
  elsewhereTheirs:
    'If that wasn’t you, somebody else typed your address. Sign up again here, and their link stops working.',
  elsewhereYours: 'If it was you, open the link on the device where you signed up last.',
  signUpAgain: 'Sign up again',
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
    heading: 'This link has expired',
    lead: 'It was used, stopped or replaced by a newer one, or its 24 hours are over. Your privacy settings show which address stands, and there you can ask again.',
  },
  taken: {
    heading: 'This address has a home already',
    lead: 'Another account has come to have it in the meantime, so nothing was changed: yours stays with the address you signed in with.',
  },
  goOn: 'Go on',
} as const;
