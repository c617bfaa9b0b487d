/** Words of the button that says a period started, and of the choice of another day. */
export const startCopy = {
  started: 'My period started',
  starting: 'Saving...',
  otherDay: 'It started on another day',
  firstDay: 'The first day of bleeding',
  notYet: 'Not yet',
  notYetTitle: 'Noted',
  notYetFailed: 'Your answer was not saved',
  notYetText: 'We will not ask again before tomorrow.',
  saveDay: 'Save this day',
  needsDay: 'Please choose the day first.',
  futureDay: 'That day has not come yet. Choose today or an earlier one.',
  savedTitle: 'Your period is noted',
  savedText: 'Encrypted with your own key.',
  failed: 'This was not saved. Please try again.',
} as const;
