/** What moderators did, in figures that everyone in the room may read. */
export const whatWasDone = {
  title: 'What was done here',
  lead: (waiting: number) =>
    waiting === 0
      ? 'Nothing waits for a moderator right now.'
      : `${waiting >= 100 ? '99+' : waiting} waiting for a moderator right now.`,
  what: 'What was done',
  month: 'This month',
  year: 'This year',
  none: 'Nothing had to be decided this year.',
  kinds: {
    stand: 'Left up',
    hide: 'Hidden',
    change: 'Change asked',
    warn: 'Warned',
    pause: 'Writing paused',
    close: 'Circle closed to someone',
    appeal: 'Asked for a second look',
    restored: 'Put back after a second look',
    author: 'Authors looked up',
  },
} as const;
