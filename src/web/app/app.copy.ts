import { PRODUCT } from '#domain/account/product.ts';

export const appCopy = {
  loading: 'Loading...',
  homeLink: `${PRODUCT} home`,
  signingIn: 'Signing you in...',
  skip: 'Skip to content',
  notFoundTitle: '404 Page Not Found',
  title: (page: string) => `${page} · ${PRODUCT}`,
  error: {
    title: 'This page stumbled.',
    happened: 'Something in it broke while it was being drawn. That is our fault, not yours.',
    safe: 'What you saved is safe on the server. Nothing was sent that you did not send.',
    todo: 'Try the page again. If it keeps happening, go home and come back a little later.',
    again: 'Try again',
    home: 'Go home',
  },
  missing: {
    title: 'This page did not come.',
    happened: 'You may be offline, or there is a newer version of it.',
    todo: 'Pages you had open still work.',
  },
} as const;
