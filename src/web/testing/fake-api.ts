import { vi } from 'vitest';
import { ERRORS, type ErrorBody, type ErrorCode } from '#contract/errors.ts';
import type { Received, Reply, Route } from '#contract/kit/route.ts';
import { table, type RouteName, type Table } from '#contract/table.ts';

/** A refusal of the server, in its typed form. */
export class FakeRefusal {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(code: ErrorCode, extra: Partial<ErrorBody> = {}) {
    this.status = ERRORS[code].status;
    this.body = { message: ERRORS[code].message, code, ...extra };
  }
}

/** The request never arrives. */
export const LOST = Symbol('lost');

type Answer<N extends RouteName> = Reply<Table[N]> | FakeRefusal | typeof LOST;
type Handler<N extends RouteName> = (received: Received<Table[N]>) => Answer<N> | Promise<Answer<N>>;
export type FakeHandlers = { [N in RouteName]?: Handler<N> };
export type FakeCall = {
  readonly name: RouteName;
  readonly query: unknown;
  readonly body: unknown;
  readonly headers: Headers;
};
export type FakeApi = { readonly calls: FakeCall[]; readonly called: (name: RouteName) => FakeCall[] };

/**
 * Answers the endpoints of the contract's table in place of the server. What a screen sends and what a handler answers
 * are parsed by the real schemas; a call that no handler expects fails the test by a thrown error.
 */
export function fakeApi(handlers: FakeHandlers): FakeApi {
  const calls: FakeCall[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost');
    const { name, route, params } = routeAt(init.method ?? 'GET', url.pathname);
    const handler = handlers[name] as ((received: unknown) => unknown) | undefined;
    if (!handler) throw new Error(`the screen called ${name}, which this test does not answer`);
    const sent: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const query = Object.fromEntries(url.searchParams);
    calls.push({ name, query, body: sent, headers: new Headers(init.headers) });
    return respond(route, await handler({ params, query: route.query?.parse(query), body: route.body?.parse(sent) }));
  });
  return { calls, called: (name) => calls.filter((call) => call.name === name) };
}

function respond(route: Route, answer: unknown): Response {
  if (answer === LOST) throw new TypeError('Failed to fetch');
  if (answer instanceof FakeRefusal) return Response.json(answer.body, { status: answer.status });
  return Response.json(route.reply ? route.reply.parse(answer) : null, { status: route.status });
}

function routeAt(method: string, path: string): { name: RouteName; route: Route; params: Record<string, string> } {
  for (const [name, route] of Object.entries(table) as [RouteName, Route][]) {
    const found = new RegExp(`^${route.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(path);
    if (found && route.method === method) return { name, route, params: found.groups ?? {} };
  }
  throw new Error(`the table has no ${method} ${path}`);
}
