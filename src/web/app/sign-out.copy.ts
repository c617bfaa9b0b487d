/** What a sign-out says: apart from the words of every page, since the sign-in page does without them. */
export const signOutCopy = {
  signedOut: { title: 'You are signed out', description: 'Come back whenever you like.' },
  signOutFailed: { title: 'Logout failed', description: 'Please try again.' },
  signOutWaits: {
    title: 'Logout failed',
    description: 'This device may hold something unsent. Please connect and try again.',
  },
} as const;
