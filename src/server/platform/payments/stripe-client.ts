import Stripe from 'stripe';
import { PaymentRefused, PaymentUnavailable } from './payments.ts';

/** Where the provider is and who we are for it. `apiBase` null is the provider itself; else a server that speaks its protocol. */
export type StripePlace = { readonly apiBase: string | null; readonly secretKey: string };

/** The version of the provider's protocol that this adapter was written for. */
const API_VERSION = '2026-10-28.endive';
const WAIT_MS = 8_000;

/** The provider's own library: no telemetry, one pinned version, two tries more with the same key. */
export function stripeClient({ secretKey, apiBase }: StripePlace): Stripe {
  return new Stripe(secretKey, {
    ...placeOf(apiBase),
    apiVersion: API_VERSION,
    telemetry: false,
    maxNetworkRetries: 2,
    timeout: WAIT_MS,
  });
}

function placeOf(apiBase: string | null) {
  if (!apiBase) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  return {
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? ('https' as const) : ('http' as const),
  };
}

/**
 * Waits for the provider; what goes wrong comes out as one of our two errors, with a code and no words of the
 * provider's.
 */
export async function asked<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { statusCode = 0, code, type } = error;
    const isNo = statusCode >= 400 && statusCode < 500 && ![401, 403, 409, 429].includes(statusCode);
    throw isNo ? new PaymentRefused(code ?? type, type === 'StripeCardError') : new PaymentUnavailable(code ?? type);
  }
}

/** Null for what the provider does not know; throws everything else. */
export function whenGone(error: unknown): null {
  if (!(error instanceof PaymentRefused) || error.code !== 'resource_missing') throw error;
  return null;
}
