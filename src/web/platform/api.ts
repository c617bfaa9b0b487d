import { addressOf as addressAt, type AddressParts } from '#contract/address.ts';
import type { Reply } from '#contract/kit/route.ts';
import type { Asked } from '#contract/page-data.ts';
import type { RouteName, Table } from '#contract/table.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { endpointOf } from './endpoints/endpoints.ts';

type Along = {
  readonly signal?: AbortSignal;
  readonly key?: string;
  readonly version?: number;
  readonly headers?: Readonly<Record<string, string>>;
};
type Loose = AddressParts & { readonly body?: unknown };

/**
 * What an endpoint wants: only the parts of `{ params, query, body }` that its route declares. `key` names the action
 * for a retry (callOnce), `version` is the one it changes (If-Match), `headers` go along with it.
 */
export type CallInput<N extends RouteName> = Asked<N> & Along;
/** What an endpoint answers. */
export type CallReply<N extends RouteName> = Reply<Table[N]>;
type Args<N extends RouteName> = keyof Asked<N> extends never ? [input?: CallInput<N>] : [input: CallInput<N>];

/** Calls an endpoint by its name. Throws ApiError on any reply that is not OK, NetworkError when there is no reply. */
export async function call<N extends RouteName>(name: N, ...[input]: Args<N>): Promise<CallReply<N>> {
  return (await readReply(await send(name, input as Loose & Along))) as CallReply<N>;
}

/** Like call, but a 401 yields null instead of an error (§7, the mode that tolerates 401). */
export async function callOrNull<N extends RouteName>(name: N, ...args: Args<N>): Promise<CallReply<N> | null> {
  try {
    return await call(name, ...args);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/**
 * The address an endpoint is called at: its path with params filled in and its query. It is also the first element of
 * query keys (§7).
 */
export function addressOf(name: RouteName, input?: AddressParts): string {
  return addressAt(endpointOf(name)[1], input);
}

async function send(name: RouteName, input: Loose & Along = {}): Promise<Response> {
  const method = endpointOf(name)[0];
  const headers: Record<string, string> = { accept: 'application/json', ...input.headers };
  if (method !== 'GET') headers['idempotency-key'] = input.key ?? crypto.randomUUID();
  if (input.version !== undefined) headers['if-match'] = `"${input.version}"`;
  if (input.body !== undefined) headers['content-type'] = 'application/json';
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (input.body !== undefined) init.body = JSON.stringify(input.body);
  if (input.signal) init.signal = input.signal;
  try {
    return await fetch(addressOf(name, input), init);
  } catch (cause) {
    throw input.signal?.aborted ? cause : new NetworkError({ cause });
  }
}

async function readReply(response: Response): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    throw new NetworkError({ cause });
  });
  if (!response.ok) throw new ApiError(response.status, text, response);
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}
