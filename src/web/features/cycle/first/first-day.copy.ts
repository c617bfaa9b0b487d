/** Words of the panel that asks for the first day of all, on every page that asks. */
export const firstDay = {
  teenText: 'One date is enough to begin: the first day of your last period. A guess is fine.',
  days: 'The day your last period started',
  today: 'Today',
  earlier: 'Pick an earlier day',
  noPeriods: 'I don’t have periods',
  notYet: 'Mine haven’t started',
  bring: 'Bring your history',
  usual: 'For most adults a cycle runs 24 to 38 days. That’s everyone’s range. Yours comes with your dates.',
  teenUsual: 'In the first years, 21 to 45 days between periods is usual. That’s everyone’s range, not yours yet.',
} as const;
