import { ApiError } from '#web/platform/api-error.ts';

/** What an answer means for an entry. `all` says that nothing else has a chance now either; `after` is in seconds. */
export type SendVerdict =
  | { readonly is: 'refused'; readonly error: ApiError }
  | { readonly is: 'signed_out' }
  | {
      readonly is: 'later';
      readonly all: boolean;
      readonly after: number;
      /** Nothing is wrong but that the server's disk is full. */ readonly noRoom?: true;
    };

/** Statuses under 500 that say "not now" and not "never". */
const NOT_NOW = new Set([408, 425, 429]);

/**
 * Reads a failure: 401 waits for the member to sign in; no answer, 5xx, 429, a lock that has closed and "being saved
 * already" come again; any other refusal is the member's to see.
 */
export function verdictOn(error: unknown): SendVerdict {
  if (!(error instanceof ApiError)) return { is: 'later', all: true, after: 0 };
  const after = Number(error.headers?.get('retry-after')) || 0;
  if (error.status === 401) return { is: 'signed_out' };
  if (error.code === 'in_flight') return { is: 'later', all: false, after };
  if (error.code === 'disk_full') return { is: 'later', all: true, after, noRoom: true };
  if (error.status === 423 || error.status === 429 || error.status === 503) return { is: 'later', all: true, after };
  if (error.status >= 500 || NOT_NOW.has(error.status)) return { is: 'later', all: false, after };
  return { is: 'refused', error };
}
