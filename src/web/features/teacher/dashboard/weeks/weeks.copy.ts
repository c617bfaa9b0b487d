/** The words of a teacher's figures by week. */
export const weeks = {
  title: (plays: string, isLeast: boolean) =>
    isLeast ? `At least ${plays} plays in twelve weeks` : `${plays} plays in twelve weeks`,
  none: { title: 'Plays by week', text: 'Weeks with five plays or more appear here. Smaller counts stay hidden.' },
  few: 'Fewer than 5',
  fewShort: '< 5',
  fewInText: 'fewer than 5',
  note: 'You see counts, never who. Anything under five stays hidden.',
  drawn: (said: readonly string[]) => `Plays by week. ${said.join(', ')}.`,
  drawnWeek: (day: string, plays: string) => `${day}: ${plays}`,
  now: 'this week',
  table: {
    open: 'All figures as a table',
    caption: 'By the week’s Monday. Favorites are those added in that week.',
    head: ['Week', 'Plays', 'Minutes', 'Finished', 'Favorites', 'Thanks'],
  },
  failed: { title: 'We couldn’t load your figures', text: 'They’re still saved. Please try again.' },
  loading: 'Loading your figures',
} as const;
