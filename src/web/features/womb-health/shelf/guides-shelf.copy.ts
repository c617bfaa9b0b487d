/** The words of the shelf of guides. */
export const shelf = {
  title: 'Womb Health',
  kicker: 'Twelve guides, open to everybody, for good',
  lead: 'Warning signs first, then what’s known, with sources and your own log beside it.',
  yours: 'Yours',
  all: 'All guides',
  start: { title: 'Start here', why: 'If something’s wrong and nobody has named it' },
  keep: 'You keep this one',
  minutes: (count: number) => `${count} min`,
  saved: 'Saved',
  read: 'Read',
  sheet: {
    title: 'Your appointment sheet',
    text: 'Three concerns, the figures behind them and your questions, on one page for the doctor.',
    action: 'Open the sheet',
  },
  loading: 'Opening the guides',
  failed: { title: 'We couldn’t load the guides', text: 'Check your connection and try again.' },
  offline: 'You’re offline. Only the guides on this device open until you’re back.',
  teen: {
    lead: 'What’s usual, what isn’t, and when to tell someone. Written for you.',
    read: 'To read',
    sheet: 'Write down what worries you before you see a doctor or nurse. Bring the page along.',
  },
} as const;
