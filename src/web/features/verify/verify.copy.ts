/** Words of /verify-email. */
export const verify = {
  waitingHeading: 'Check your email',
  waitingLead: (email: string) =>
    `Open the link in the email we sent to ${email}. It works for 24 hours, and in this browser it signs you in too.`,
  waitingLeadUnknown:
    'Open the link in the email we sent you. It works for 24 hours, and in this browser it signs you in too.',
  spam: 'Nothing after a few minutes? Check your spam folder, or send it again.',
  email: 'Email',
  resend: 'Send it again',
  resending: 'Sending...',
  mailbox: 'Open this machine’s mailbox',
  verifying: 'Checking your link...',
  doneHeading: 'Email confirmed',
  doneLead: 'Thank you. Sign in to begin.',
  signedInLead: 'Thank you. You’re signed in. Your page is opening.',
  open: 'Open my page',
  signIn: 'Sign in',
  endedHeading: 'This link has expired',
  endedLead:
    'It was already used or replaced, or it’s older than 24 hours. If you confirmed your email, sign in. If not, send a new link.',
  askHeading: 'Is this your sign-up?',
  askLead: 'Someone signed up with your email:',
  askYours: 'If that was you, create your account. Sign in with the password you chose.',
  ask: 'Yes, create my account',
  asking: 'Creating...',
  askTheirs: 'If it wasn’t you, close this page. Nothing happens unless you press the button.',
  elsewhereHeading: 'This sign-up started somewhere else',
  elsewhereLead:
    'This link belongs to a later sign-up with your email, on another browser or device. We stopped and created nothing.',
  elsewhereTheirs:
    'If that wasn’t you, somebody else entered your email. Sign up again here and their link stops working.',
  elsewhereYours: 'If it was you, open the link on the device where you signed up last.',
  signUpAgain: 'Sign up again',
  failedHeading: 'That didn’t work',
  failed: 'We couldn’t check your link. Please try again.',
  retry: 'Try again',
  needsEmail: 'Please enter a valid email address',
  resendFailed: 'We couldn’t send that. Please try again.',
  backToSignIn: 'Back to sign in',
} as const;

/** Words for the link to a new address of an account. */
export const newAddress = {
  heading: 'Use this email?',
  lead: 'Press the button to use this email for your account. You’ll sign in with it from then on. Your password stays the same.',
  confirm: 'Use this email',
  confirming: 'Saving...',
  notYou: 'If you didn’t ask for this, close the page. Nothing happens unless you press the button.',
  failed: 'We couldn’t change your email. Please try again.',
  done: {
    heading: 'Your email is changed',
    lead: 'Sign in with it from now on. We signed you out on every other device and wrote to both addresses.',
  },
  ended: {
    heading: 'This link has expired',
    lead: 'It was used, stopped or replaced, or it’s older than 24 hours. Your privacy settings show your current email. You can ask again there.',
  },
  taken: {
    heading: 'This email is already in use',
    lead: 'Another account took it in the meantime, so nothing changed. Keep signing in with your old email.',
  },
  goOn: 'Continue',
} as const;
