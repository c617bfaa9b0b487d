/** What a sign-out says: apart from the words of every page, since the sign-in page does without them. */
export const signOutCopy = {
  signedOut: { title: 'You are signed out', description: 'Come back whenever you like.' },
  signOutFailed: { title: 'Logout failed', description: 'Please try again.' },
  signOutWaits: {
    title: 'Logout failed',
    description: 'This device may hold something unsent. Please connect and try again.',
  },
  locked: {
    title: 'This device is locked',
    text: 'We’ll finish signing you out when you’re back online.',
    open: 'Until then, nobody can see your account here. You’ll need your password to come back in.',
    again: 'Try again',
    asking: 'Trying...',
    missed: 'Still offline.',
  },
} as const;
