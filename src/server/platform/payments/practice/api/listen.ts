import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ProviderResponse, ProviderRequest } from './answer.ts';

/**
 * What goes wrong with a call on demand: it is refused (429, 500), done but never answered (`lost`), or neither done
 * nor answered (`silent`).
 */
export type Failure = 429 | 500 | 'lost' | 'silent';
export type PracticeListener = { readonly apiBase: string; readonly close: () => Promise<void> };
export type Ears = {
  readonly answer: (asked: ProviderRequest) => Promise<ProviderResponse>;
  readonly failure: (asked: ProviderRequest) => Failure | null;
};

const MOST_BYTES = 256 * 1024;
const HOST = '127.0.0.1';

/** Listens for the protocol on a free port of this machine alone. */
export async function listen(ears: Ears): Promise<PracticeListener> {
  const server = createServer((request, response) => {
    handle(request, { response, ears }).catch((error: unknown) => {
      send(response, {
        status: 500,
        body: JSON.stringify({
          error: {
            type: 'api_error',
            message: error instanceof Error ? error.message : 'The practice provider failed.',
          },
        }),
        requestId: 'req_failed',
        replayed: false,
      });
    });
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return { apiBase: `http://${HOST}:${(server.address() as AddressInfo).port}`, close };
}

async function handle(
  request: IncomingMessage,
  { response, ears }: { response: ServerResponse; ears: Ears },
): Promise<void> {
  const asked = await read(request);
  if (asked === null) return send(response, plain(413, 'The request is too long.'));
  const failure = ears.failure(asked);
  if (failure === 'silent') return;
  if (failure === 429) return send(response, plain(429, 'Too many requests hit the API too quickly.'));
  if (failure === 500) return send(response, plain(500, 'An unknown error occurred.'));
  const answer = await ears.answer(asked);
  if (failure !== 'lost') send(response, answer);
}

async function read(request: IncomingMessage): Promise<ProviderRequest | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  const header = (name: string): string | null => {
    const value = request.headers[name];
    return typeof value === 'string' ? value : null;
  };
  return {
    method: request.method ?? 'GET',
    url: request.url ?? '/',
    body: Buffer.concat(chunks).toString('utf8'),
    authorization: header('authorization') ?? '',
    version: header('stripe-version'),
    key: header('idempotency-key'),
  };
}

function plain(status: 413 | 429 | 500, message: string): ProviderResponse {
  const error = {
    type: status === 500 ? 'api_error' : 'invalid_request_error',
    ...(status === 429 && { code: 'rate_limit' }),
    message,
  };
  return { status, body: JSON.stringify({ error }), requestId: 'req_refused', replayed: false };
}

function send(response: ServerResponse, { status, body, requestId, replayed }: ProviderResponse): void {
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'request-id': requestId,
      ...(replayed && { 'idempotent-replayed': 'true' }),
    })
    .end(body);
}
