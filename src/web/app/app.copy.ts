import { PRODUCT } from '#domain/account/product.ts';

export const appCopy = {
  loading: 'Loading...',
  homeLink: `${PRODUCT} home`,
  signingIn: 'Signing you in...',
  skip: 'Skip to content',
  notFoundTitle: '404 Page Not Found',
  title: (page: string) => `${page} · ${PRODUCT}`,
  error: {
    title: 'Something went wrong on this page',
    happened: 'Part of it failed to load. That’s our fault, not yours.',
    safe: 'Everything you saved is safe.',
    todo: 'Try again. If it keeps happening, go home and come back a little later.',
    again: 'Try again',
    home: 'Go home',
  },
  missing: {
    title: 'This page didn’t load',
    happened: 'You may be offline, or we’ve just updated Moonhearth.',
    todo: 'Try again. The pages you already opened still work.',
  },
} as const;
