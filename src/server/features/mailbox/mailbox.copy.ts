/** The words of the local mailbox. */
export const MAILBOX_WORDS = {
  title: 'Mailbox',
  kicker: 'only on this machine',
  explain:
    'There is no mail relay here, so messages wait in the data folder instead of travelling. They are removed after 7 days.',
  empty: 'Nothing has come yet. A message appears here a moment after something asks for one.',
  again: 'Look again',
  back: 'Back to the mailbox',
  to: 'To',
  at: 'Written',
  days: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
} as const;
