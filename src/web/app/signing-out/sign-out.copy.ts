/** Where the code that signs out is not here: apart from its other words, which come with that code. */
export const signOutWaits = {
  title: 'Logout failed',
  description: 'We couldn’t load what signing out needs. Please connect and try again.',
} as const;
