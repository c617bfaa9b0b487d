/** Words of /forgot-password and /reset-password. */
export const forgot = {
  heading: 'Forgot your password? It happens.',
  lead: 'Enter your email and we’ll send you a link to choose a new password.',
  email: 'Email',
  send: 'Send the link',
  sending: 'Sending...',
  sentHeading: 'Check your email',
  sentText: 'The link works for 30 minutes. Nothing there? Check your spam folder.',
  again: 'Send it again',
  mailbox: 'Open this machine’s mailbox',
  back: 'Back to sign in',
  needsEmail: 'Please enter a valid email address',
  failed: 'We couldn’t send that. Please try again.',
} as const;

export const reset = {
  heading: 'Choose a new password',
  lead: 'We’ll sign you out on every other device.',
  password: 'New password',
  save: 'Save password',
  saving: 'Saving...',
  doneHeading: 'Your password is changed',
  doneLead: 'Sign in with your new password. We signed you out on every other device.',
  signIn: 'Sign in',
  endedHeading: 'This link has expired',
  endedLead: 'It was already used, or it’s older than 30 minutes. Ask for a new one and use the latest email.',
  missingHeading: 'Part of the link is missing',
  missingLead: 'Open the full link from the email, or ask for a new one.',
  askAgain: 'Ask for a new link',
  invalid: 'Invalid Password Format',
  failed: 'We couldn’t save that. Please try again.',
} as const;
