import { createHash } from 'node:crypto';
import { newId } from '../state/state.ts';
import type { PracticeContext } from '../state/context.ts';
import { API_VERSION } from '../wire/event.ts';
import { chargeEndpoints } from './charges.ts';
import { checkoutEndpoints } from './checkout.ts';
import { customerEndpoints } from './customers.ts';
import { refuseUnknown, type Endpoint } from './endpoint.ts';
import { eventEndpoints } from './events.ts';
import { expanded } from './expand.ts';
import { parseForm, pathsOf, type Params } from './form.ts';
import { invoiceEndpoints } from './invoices.ts';
import { invalid, ProviderRefusal } from './refused.ts';
import { payoutEndpoints } from './payouts.ts';
import { refundEndpoints } from './refunds.ts';
import { subscriptionEndpoints } from './subscriptions.ts';

/** One request as it came. `key` is its idempotency key. */
export type ProviderRequest = {
  readonly method: string;
  readonly url: string;
  readonly body: string;
  readonly authorization: string;
  readonly version: string | null;
  readonly key: string | null;
};
export type ProviderResponse = {
  readonly status: number;
  readonly body: string;
  readonly requestId: string;
  readonly replayed: boolean;
};

const ENDPOINTS: readonly Endpoint[] = [
  ...customerEndpoints,
  ...checkoutEndpoints,
  ...subscriptionEndpoints,
  ...invoiceEndpoints,
  ...refundEndpoints,
  ...chargeEndpoints,
  ...payoutEndpoints,
  ...eventEndpoints,
];
const DAY = 86_400;

/**
 * Answers one call of the protocol: key, version, endpoint, idempotency, parameters, the deed itself. What it refuses
 * it says in the provider's shape.
 */
export function answer(context: PracticeContext, asked: ProviderRequest): ProviderResponse {
  const requestId = newId('req');
  context.request = { id: requestId, idempotency_key: asked.key };
  try {
    return { ...once(context, asked), requestId };
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    return { status: error.status, body: JSON.stringify({ error: error.error }), requestId, replayed: false };
  } finally {
    context.request = { id: null, idempotency_key: null };
  }
}

function once(context: PracticeContext, asked: ProviderRequest): Omit<ProviderResponse, 'requestId'> {
  admit(context, asked);
  const { path, params } = read(asked);
  const endpoint = ENDPOINTS.find((one) => one.method === asked.method && idIn(one.path, path) !== null);
  if (!endpoint)
    throw new ProviderRefusal(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${asked.method}: ${path}). The practice provider does not speak it.`,
    });
  const request = createHash('sha256').update(`${asked.method} ${asked.url}\n${asked.body}`).digest('hex');
  const kept = keptReply(context, asked, request);
  if (kept) return { status: kept.status, body: kept.body, replayed: true };
  refuseUnknown(endpoint, pathsOf(params));
  const reply = run(context, { endpoint, params, path });
  if (asked.method === 'POST' && asked.key !== null)
    context.state.replies[asked.key] = { request, ...reply, at: context.at };
  return { ...reply, replayed: false };
}

/** 401 without the key of this book, 400 for another version of the protocol than the one spoken here. */
function admit({ state }: PracticeContext, { authorization, version }: ProviderRequest): void {
  if (authorization !== `Bearer ${state.secretKey}`)
    throw new ProviderRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
  if (version !== null && version !== API_VERSION)
    throw invalid(`Invalid Stripe API version: ${version}. The practice provider speaks ${API_VERSION}.`);
}

function read({ url, body }: ProviderRequest): { path: string; params: Params } {
  const { pathname, search } = new URL(url, 'http://practice');
  return { path: pathname, params: parseForm(body === '' ? search.slice(1) : body) };
}

/** The id in a path; empty where its endpoint has none; null where it is not that endpoint's path. */
function idIn(pattern: string, path: string): string | null {
  const match = new RegExp(`^${pattern.replace(':id', '(?<id>[^/]+)')}$`).exec(path);
  return match && decodeURIComponent(match.groups?.['id'] ?? '');
}

/** The reply to an earlier call with the same key, for a day. Throws Refused where that was another call. */
function keptReply({ state, at }: PracticeContext, { key, method }: ProviderRequest, request: string) {
  const kept = method === 'POST' && key !== null ? state.replies[key] : undefined;
  if (!kept || kept.at <= at - DAY) return null;
  if (kept.request !== request)
    throw new ProviderRefusal(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  return kept;
}

/**
 * Runs the endpoint; a card that is refused is an outcome like any other and is kept with its key, a call that was not
 * understood is not.
 */
function run(
  context: PracticeContext,
  { endpoint, params, path }: { endpoint: Endpoint; params: Params; path: string },
): { status: number; body: string } {
  try {
    const reply = endpoint.run({ context, params, path, id: idIn(endpoint.path, path) ?? '' });
    return { status: 200, body: JSON.stringify(expanded(context, reply, params)) };
  } catch (error) {
    if (error instanceof ProviderRefusal && error.status === 402)
      return { status: 402, body: JSON.stringify({ error: error.error }) };
    throw error;
  }
}
