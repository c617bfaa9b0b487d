/** The words of the sequences on this device. */
export const kept = {
  title: 'Without a connection',
  keep: 'Keep on this device',
  keeping: 'Saving here...',
  is: 'On this device. It plays without a connection.',
  lead: 'It then plays without a connection. It’s encrypted here and deleted when you sign out.',
  remove: 'Take it off',
  removeOne: (title: string) => `Take ${title} off this device`,
  list: 'All on this device',
  total: (count: number) => (count === 1 ? '1 sequence' : `${count} sequences`),
  failed: {
    full: 'This device has no room left. Free some space or take one off below, then try again.',
    shared: 'This is a shared device, so nothing of yours stays on it.',
    unable: 'This browser can’t save sequences. In another browser you can.',
    other: 'We couldn’t save it here. Please try again.',
  },
} as const;
