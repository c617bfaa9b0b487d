import Stripe from 'stripe';
import { PaymentRefused, PaymentUnavailable } from './payments.ts';

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

/** What the provider does not know any more is null. */
export function whenGone(error: unknown): null {
  if (!(error instanceof PaymentRefused) || error.code !== 'resource_missing') throw error;
  return null;
}
