/** The words of one guide. */
export const guide = {
  page: 'Womb Health',
  back: 'Back to the guides',
  loading: 'Opening the guide',
  gone: {
    title: 'There’s no such guide',
    text: 'It may have moved, or it isn’t written for you.',
    back: 'To the guides',
  },
  failed: { title: 'We couldn’t load this guide', text: 'Check your connection and try again.' },
  away: {
    title: 'This one isn’t on this device',
    text: 'You’re offline. Once you’re back, it opens.',
    others: 'These open here:',
  },
  call: 'What to say when you call',
  log: 'Your own log',
  ratings: {
    lead: 'A minute a day shows whether it comes and goes with your period.',
    rate: 'Rate today',
    pattern: 'What your ratings show',
  },
  keep: 'I live with this',
  kept: 'You keep this one',
  keepFailed: 'We couldn’t change that. Please try again.',
  other: {
    label: 'What do you call it?',
    hint: 'Your words, up to 80 letters. Only you see them.',
    save: 'Save these words',
    saved: 'Saved',
    missing: 'Type what you call it.',
  },
  questions: {
    title: 'Questions to bring',
    add: 'Add to my questions',
    added: 'On your sheet',
    addAll: 'Each one you add goes on your appointment sheet.',
    failed: 'We couldn’t change your sheet. Please try again.',
    full: 'Your sheet holds twelve questions. Take one off first.',
    open: 'Your appointment sheet',
  },
} as const;
