import type { PracticeContext } from '../state/context.ts';
import { invalid, missing } from './refused.ts';
import type { Params } from './form.ts';

/** One call that is being answered. `id` is the one in its path, `path` the path itself. */
export type PracticeCall = {
  readonly context: PracticeContext;
  readonly params: Params;
  readonly id: string;
  readonly path: string;
};

/**
 * One endpoint of the protocol: `:id` in its path stands for an id; `takes` lists each parameter it heeds, lists
 * without their places.
 */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly takes: readonly string[];
  readonly run: (call: PracticeCall) => object;
};

/** The row of that id; throws Refused (404) when there is none. */
export function found<T>(
  rows: { readonly [id: string]: T },
  what: string,
  { id, param }: { id: string; param?: string },
): T {
  const row = Object.hasOwn(rows, id) ? rows[id] : undefined;
  if (!row) throw missing(what, { id, ...(param && { param }) });
  return row;
}

/** Throws Refused for a parameter that the endpoint does not heed: what is not spoken here is said aloud. */
export function refuseUnknown({ takes }: Endpoint, paths: readonly string[]): void {
  const unknown = paths.find(
    (path) => !takes.includes(path) && !/^(expand(\[.*)?$|(.+\[)?metadata(\]?\[|$))/.test(path),
  );
  if (unknown) throw invalid(`Received unknown parameter: ${unknown}`, { param: unknown, code: 'parameter_unknown' });
}
