/** Words of /forgot-password and /reset-password. */
export const forgot = {
  heading: 'Forgotten is no trouble',
  lead: 'Tell us the address of your account and we send you a link to choose a new password.',
  email: 'Email',
  send: 'Send the link',
  sending: 'Sending...',
  sentHeading: 'Look in your mail',
  sentText: 'The link in it is good for 30 minutes.',
  again: 'Send it again',
  mailbox: 'Open the mailbox of this machine',
  back: 'Back to sign in',
  needsEmail: 'Please enter a valid email address',
  failed: 'We could not send that. Please try again.',
} as const;

export const reset = {
  heading: 'Choose a new password',
  lead: 'Afterwards you are signed out everywhere else, so that only you are left in.',
  password: 'New password',
  save: 'Save the password',
  saving: 'Saving...',
  doneHeading: 'Your new password stands',
  doneLead: 'Sign in with it. Every other device has been signed out.',
  signIn: 'Sign in',
  endedHeading: 'This link has burned down',
  endedLead: 'It was used before, or its 30 minutes are over. Ask for a new one; the newest is the one that counts.',
  missingHeading: 'A piece of the link is missing',
  missingLead: 'Open the whole link from the message, or ask for a new one.',
  askAgain: 'Ask for a new link',
  invalid: 'Invalid Password Format',
  failed: 'We could not save that. Please try again.',
} as const;
