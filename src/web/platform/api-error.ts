import type { ErrorBody } from '#contract/errors.ts';

/** A reply that is not OK. `message` is '{status}: {body text}' (§8), or the status text when the body is empty; `body` is the parsed refusal when the server wrote one. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorBody['code'] | null;
  readonly body: ErrorBody | null;
  /** Seconds the server asks to wait before another try; null when it says nothing of it. */
  readonly retryAfter: number | null;

  constructor(status: number, text: string, { statusText, retryAfter = null }: { statusText: string; retryAfter?: string | null }) {
    super(`${status}: ${text || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = parseErrorBody(text);
    this.code = this.body?.code ?? null;
    this.retryAfter = retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
  }
}

/** The request never reached us, or its answer never reached her. */
export class NetworkError extends Error {
  constructor(options?: ErrorOptions) {
    super('We could not reach Moonhearth. Please check your connection and try again.', options);
    this.name = 'NetworkError';
  }
}

/** The sentence to show for a failure: the server's own words, the kind sentence of the network (or, for what is KeptForLater, of the outbox), or the fallback of the screen. */
export function sentenceOf(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.body?.message || fallback;
  return error instanceof NetworkError ? error.message : fallback;
}

function parseErrorBody(text: string): ErrorBody | null {
  try {
    const value: unknown = JSON.parse(text);
    const known = typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';
    return known ? (value as ErrorBody) : null;
  } catch {
    return null;
  }
}
