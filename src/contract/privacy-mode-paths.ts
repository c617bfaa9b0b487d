/**
 * Addresses beside the screens: the plain page that the quick exit leads to (a POST there leads to the lock, where
 * there is one), the exit itself,
 * and where a PIN is sent.
 */
export const PRIVACY_MODE_PATHS = {
  decoy: '/measures',
  leave: '/leave',
  lock: '/lock',
  forgot: '/lock/forgotten',
} as const;
