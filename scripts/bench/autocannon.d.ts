declare module 'autocannon' {
  type Prepared = { method?: string; path?: string; headers?: Record<string, string>; body?: string };
  type Shot = Prepared & { setupRequest?: (request: Prepared) => Prepared };
  type Options = {
    url: string;
    method?: string;
    headers?: Record<string, string>;
    connections: number;
    duration?: number;
    amount?: number;
    timeout?: number;
    requests?: Shot[];
  };
  type Result = {
    readonly duration: number;
    readonly errors: number;
    readonly timeouts: number;
    readonly requests: { readonly total: number };
    readonly latency: { readonly p50: number; readonly p99: number; readonly mean: number };
    readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
  };
  function autocannon(options: Options): Promise<Result>;
  export = autocannon;
}
