import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Sent } from '#contract/kit/route.ts';
import { table, type RouteName, type Table } from '#contract/table.ts';

export type TestResponse = {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
};

/** Keeps cookies as a browser does and speaks to the app without a network. */
export class Browser {
  readonly #app: FastifyInstance;
  readonly cookies = new Map<string, string>();

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Calls a route of the table by its name. */
  call<N extends RouteName>(
    name: N,
    sent: Partial<Sent<Table[N]>> = {},
    headers: Record<string, string> = {},
  ): Promise<TestResponse> {
    const route = table[name];
    return this.send({
      method: route.method,
      url: route.path.replace(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent((sent.params as Record<string, string> | undefined)?.[name] ?? ''),
      ),
      headers,
      ...(sent.query !== undefined && { query: sent.query as Record<string, string> }),
      ...(sent.body !== undefined && { payload: sent.body as object }),
    });
  }

  async send(options: InjectOptions): Promise<TestResponse> {
    const response = await this.#app.inject({
      ...options,
      cookies: Object.fromEntries(this.cookies),
      headers: { 'sec-fetch-site': 'same-origin', ...options.headers },
    });
    for (const cookie of response.cookies) {
      if (cookie.value === '' || (cookie.maxAge !== undefined && cookie.maxAge <= 0)) this.cookies.delete(cookie.name);
      else this.cookies.set(cookie.name, cookie.value);
    }
    const isJson = String(response.headers['content-type'] ?? '').includes('json');
    return {
      status: response.statusCode,
      body: isJson && response.body ? response.json() : response.body,
      headers: response.headers,
    };
  }
}
