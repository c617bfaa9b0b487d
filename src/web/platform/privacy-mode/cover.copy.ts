export const coverCopy = {
  title: 'Locked',
  offline: 'We’ll ask for your PIN once you’re online. What you wrote is safe.',
  again: 'Try again',
} as const;
