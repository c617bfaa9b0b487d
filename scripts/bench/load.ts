import autocannon from 'autocannon';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuOf } from './ground/processes.ts';
import { median, pairedRatio } from './statistics.ts';

export type Shot = {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
};
/** Something that answers requests, and the processes whose CPU its answers cost. */
export type Target = {
  readonly name: string;
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly processes: readonly number[];
  readonly next?: () => Shot;
};
export type Volley = {
  readonly rate: number;
  readonly cpu: number;
  readonly p50: number;
  readonly p99: number;
  readonly mean: number;
  readonly answers: number;
  readonly refused: number;
  readonly faults: number;
};
export type Force = { readonly connections: number; readonly seconds: number };

/**
 * Fires at one target for a bounded time. `cpu` is microseconds a request, of all its processes. Throws when nothing
 * was answered.
 */
export async function fire(target: Target, { connections, seconds }: Force): Promise<Volley> {
  const { next } = target;
  const before = cpuOf(target.processes);
  const result = await autocannon({
    url: target.url,
    connections,
    duration: seconds,
    timeout: 20,
    ...(target.headers && { headers: target.headers }),
    ...(next && { requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }] }),
  });
  const spent = cpuOf(target.processes) - before;
  const counts = Object.entries(result.statusCodeStats).map(([status, { count }]) => ({
    status: Number(status),
    count,
  }));
  const countOf = (fits: (status: number) => boolean) =>
    counts.filter(({ status }) => fits(status)).reduce((sum, { count }) => sum + count, 0);
  const answers = countOf((status) => status < 400);
  const refused = countOf((status) => status === 429 || status === 503);
  const faults = countOf((status) => status >= 400) - refused + result.errors;
  if (answers === 0)
    throw new Error(
      `${target.name} answered nothing: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`,
    );
  const { p50, p99, mean } = result.latency;
  return {
    rate: answers / result.duration,
    cpu: (spent * 1e6) / Math.max(1, result.requests.total),
    p50,
    p99,
    mean,
    answers,
    refused,
    faults,
  };
}

/**
 * Fires at several targets by turns, there and back, after warming each. The volleys of each target stand in the same
 * order, so that they can be paired.
 */
export async function alternate(
  targets: readonly Target[],
  { rounds, ...force }: Force & { rounds: number },
): Promise<Volley[][]> {
  const volleys: Volley[][] = targets.map(() => []);
  for (const target of targets) await fire(target, { ...force, seconds: 1.5 });
  for (let round = 0; round < rounds; round += 1) {
    const order = targets.map((_, index) => (round % 2 ? targets.length - 1 - index : index));
    for (const index of order) {
      volleys[index]?.push(await fire(targets[index] as Target, force));
      await sleep(100);
    }
  }
  for (const [index, own] of volleys.entries()) {
    const faults = own.reduce((sum, volley) => sum + volley.faults, 0);
    if (faults > 0) throw new Error(`${targets[index]?.name} failed ${faults} requests`);
  }
  return volleys;
}

/** CPU a request, beside that of a floor measured in turn with it. */
export function cpuRatio(own: readonly Volley[], floor: readonly Volley[]): number {
  return pairedRatio(
    own.map(({ cpu }) => cpu),
    floor.map(({ cpu }) => cpu),
  );
}

export function cpuMedian(own: readonly Volley[]): number {
  return median(own.map(({ cpu }) => cpu));
}
