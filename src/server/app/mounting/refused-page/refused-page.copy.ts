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
      lead: 'This page cannot come right now. What you saved is kept; please try again soon.',
    },
    disk_full: { title: 'One moment', again: true },
    rate_limited: { title: 'A little slower', again: true },
    fault: { title: 'That did not work', again: true },
    not_found: { title: 'Nothing here', again: false },
  },
  otherwise: { title: 'Not this way', again: false },
  again: 'Try again',
  home: 'Home',
  id: 'If you write to us about it, this number helps us find it:',
};
