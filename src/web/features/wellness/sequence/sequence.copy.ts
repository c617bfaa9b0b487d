/** The words of a sequence's page beside those of the player. */
export const sequence = {
  page: 'Wellness',
  loading: 'Loading the sequence...',
  shapes: 'Step by step',
  shapesNote: 'The player shows each step at its time. Here you can read them at yours.',
  steps: 'Read all the steps',
  back: 'Wellness',
  failed: {
    title: 'We couldn’t load this sequence.',
    text: 'Nothing is lost. Check your connection and try again.',
  },
  gone: {
    title: 'This sequence isn’t here.',
    text: 'There are others that may suit you.',
    back: 'See all sequences',
  },
  away: {
    title: 'This sequence isn’t saved on this device.',
    text: 'You’re offline. It opens as soon as you’re connected.',
    others: 'These are saved here and play now:',
  },
} as const;
