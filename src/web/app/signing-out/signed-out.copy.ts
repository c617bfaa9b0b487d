/** What a sign-out says, and a device that waits for its end. */
export const signOutCopy = {
  signedOut: { title: 'You’re signed out', description: 'Come back whenever you like.' },
  signOutFailed: { title: 'Logout failed', description: 'Please try again.' },
  locked: {
    title: 'This device is locked',
    text: 'We’ll finish signing you out when you’re back online.',
    open: 'Until then, nobody can see your account here. You’ll need your password to come back in.',
    again: 'Try again',
    asking: 'Trying...',
    missed: 'Still offline.',
  },
} as const;
