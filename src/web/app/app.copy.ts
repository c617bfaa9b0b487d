import { PRODUCT } from '#domain/account/product.ts';

export const appCopy = {
  loading: 'Loading...',
  homeLink: `${PRODUCT} home`,
  signingIn: 'Signing you in...',
  skip: 'Skip to content',
  notFoundTitle: '404 Page Not Found',
  title: (page: string) => `${page} · ${PRODUCT}`,
  broken: 'This page didn’t load',
  again: 'Try again',
} as const;
