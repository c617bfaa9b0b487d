import { filledPath, searchText, type AddressParts } from './address.ts';

/**
 * What decides about the address of a screen: `/community/:post` names a path parameter, `search` the search parameters
 * it reads.
 */
type Shape = { readonly path: `/${string}`; readonly search: readonly string[] };
export type ScreenTable = Readonly<Record<string, Shape>>;

type ParamIn<Path extends string> = Path extends `${string}:${infer After}`
  ? After extends `${infer Name}/${infer Rest}`
    ? Name | ParamIn<Rest>
    : After
  : never;
/** The path parameters of a screen, decoded. */
export type ParamsOf<S extends Shape> = { readonly [Name in ParamIn<S['path']>]: string };
/** The search parameters of a screen, decoded; absent where the address has none or an empty one. */
export type SearchOf<S extends Shape> = { readonly [Name in S['search'][number]]?: string | undefined };
/**
 * What the address of a screen takes: nothing may be given that it does not declare, and no path parameter may lack.
 */
export type HrefArgs<S extends Shape> = [ParamIn<S['path']>] extends [never]
  ? [to?: { readonly search?: SearchOf<S> }]
  : [to: { readonly params: ParamsOf<S>; readonly search?: SearchOf<S> }];
/** Which screen of a table stands at a path, and with which path parameters. */
export type MatchIn<T extends ScreenTable> = {
  [Name in keyof T & string]: { readonly name: Name; readonly params: ParamsOf<T[Name]> };
}[keyof T & string];

/** A search that was taken apart: a URLSearchParams, which this floor does not know. */
type Searched = { get(name: string): string | null };

/** Longer values are no ids and no names of ours. */
const LONGEST = 200;

/** The address of a screen. Values are encoded; search parameters that are undefined or empty are left out. */
export function hrefOf<S extends Shape>(screen: S, ...[to]: HrefArgs<S>): string {
  const { params, search }: { params?: AddressParts['params']; search?: AddressParts['query'] } = to ?? {};
  return filledPath(screen.path, params) + searchText(search, Boolean);
}

/**
 * The screen at a path as it stands in the address, still encoded; a slash at its end is overlooked, and a path without
 * parameters goes before a pattern. Null where there is none, or where a value is empty, too long, or was not encoded
 * well.
 */
export function matchIn<T extends ScreenTable>(table: T, path: string): MatchIn<T> | null {
  const given = path.replace(/(.)\/$/, '$1').split('/');
  let found: object | null = null;
  for (const name in table) {
    const pattern = table[name]?.path ?? '';
    const params = paramsIn(pattern.split('/'), given);
    if (params && (!found || !isPattern(pattern))) found = { name, params };
  }
  return found as MatchIn<T> | null;
}

/** The search parameters that a screen declares, as they stand in an address; what else stands there is left out. */
export function searchOf<S extends Shape>(screen: S, given: Searched): SearchOf<S> {
  return Object.fromEntries(screen.search.map((name) => [name, given.get(name) || undefined])) as SearchOf<S>;
}

/** Whether a path has parameters, so that it stands for many addresses. */
export function isPattern(path: string): boolean {
  return path.includes(':');
}

function paramsIn(wanted: readonly string[], given: readonly string[]): object | null {
  const params: Record<string, string> = {};
  const fits = (part: string, at: number) =>
    isPattern(part) ? (params[part.slice(1)] = decoded(given[at] ?? '')) : part === given[at];
  return wanted.length === given.length && wanted.every(fits) ? params : null;
}

/** Empty where nothing good stands there. */
function decoded(text: string): string {
  try {
    const value = decodeURIComponent(text);
    return value.length > LONGEST || /\p{Cc}/u.test(value) ? '' : value;
  } catch {
    return '';
  }
}
