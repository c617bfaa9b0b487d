import type { ErrorCode } from '#contract/errors.ts';

type Words = { readonly title: string; readonly again: boolean; readonly lead?: string };

/**
 * What a page says whose answer was refused; the sentence is that of the code, or `lead` where that one speaks of what
 * is sent. `again` where asking once more can help.
 */
export const REFUSED_WORDS: {
  readonly of: Partial<Record<ErrorCode, Words>>;
  readonly otherwise: Words;
  readonly again: string;
  readonly home: string;
  readonly id: string;
} = {
  of: {
    busy: { title: 'One moment', again: true },
    unavailable: {
      title: 'One moment',
      again: true,
      lead: 'We can’t load this page right now. What you saved is safe. Please try again soon.',
    },
    disk_full: { title: 'One moment', again: true },
    rate_limited: { title: 'Too many requests', again: true },
    fault: { title: 'That didn’t work', again: true },
    not_found: { title: 'Page not found', again: false },
  },
  otherwise: { title: 'We can’t do that', again: false },
  again: 'Try again',
  home: 'Home',
  id: 'If you contact us about this, please include this number:',
};
