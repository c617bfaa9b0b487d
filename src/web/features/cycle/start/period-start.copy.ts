/** Words of the button that says a period started, and of the choice of another day. */
export const startCopy = {
  started: 'My period started',
  starting: 'Saving...',
  otherDay: 'It started on another day',
  firstDay: 'The first day of bleeding',
  notYet: 'Not yet',
  notYetTitle: 'Noted',
  notYetFailed: 'Your answer wasn’t saved',
  notYetText: 'We won’t ask again before tomorrow.',
  saveDay: 'Save this day',
  needsDay: 'Please choose the day first.',
  futureDay: 'That day is still ahead. Choose today or an earlier one.',
  savedTitle: 'Your period is saved',
  savedText: 'Encrypted with your own key.',
  failed: 'This wasn’t saved. Please try again.',
} as const;
