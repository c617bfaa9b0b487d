/** The words of the local mailbox. */
export const MAILBOX_WORDS = {
  title: 'Mailbox',
  kicker: 'only on this machine',
  explain: 'This machine sends no email. Emails wait in the data folder instead, and are deleted after 7 days.',
  empty: 'No emails yet. A new one shows up here a moment after it’s sent.',
  again: 'Check again',
  back: 'Back to the mailbox',
  to: 'To',
  at: 'Sent',
  days: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
} as const;
