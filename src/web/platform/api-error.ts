import type { ErrorBody } from '#contract/errors.ts';

/**
 * A reply that is not OK. `message` is '{status}: {body text}' (§8), or the status text when the body is empty; `body`
 * is the parsed refusal when the server wrote one.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorBody['code'] | null;
  readonly body: ErrorBody | null;
  /** The headers of the reply, for whoever has to know when to come again. */
  readonly headers: Headers | undefined;

  constructor(status: number, text: string, { statusText, headers }: { statusText: string; headers?: Headers }) {
    super(`${status}: ${text || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = parseErrorBody(text);
    this.code = this.body?.code ?? null;
    this.headers = headers;
  }
}

/** The request never reached us, or its answer never reached the member. */
export class NetworkError extends Error {
  constructor(options?: ErrorOptions) {
    super('We could not reach Moonhearth. Please check your connection and try again.', options);
    this.name = 'NetworkError';
  }
}

/**
 * The sentence to show for a failure: the server's own words, the kind sentence of the network (or, for what is
 * KeptForLater, of the outbox), or the fallback of the screen.
 */
export function sentenceOf(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.body?.message || fallback;
  return error instanceof NetworkError ? error.message : fallback;
}

function parseErrorBody(text: string): ErrorBody | null {
  try {
    const value: unknown = JSON.parse(text);
    const known =
      typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';
    return known ? (value as ErrorBody) : null;
  } catch {
    return null;
  }
}
