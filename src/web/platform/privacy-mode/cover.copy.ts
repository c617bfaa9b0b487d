export const coverCopy = {
  title: 'Locked',
  offline: 'Your PIN is asked for as soon as there is a connection. What you wrote is kept.',
  again: 'Try again',
} as const;
