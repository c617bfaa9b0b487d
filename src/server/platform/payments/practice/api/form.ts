import { invalid } from './refused.ts';

/** The parameters of a call, nested as their brackets say. A list is an object whose keys are 0, 1, 2... */
export type Params = { readonly [name: string]: string | Params };

/** Reads `a=1&b[c][0][d]=2`, in a body or a query. Throws Refused on a name that is text and list at once. */
export function parseForm(text: string): Params {
  const root: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of new URLSearchParams(text))
    put(root, { path: name.split(/\[|\]\[|\]/).filter((part, at) => at === 0 || part !== ''), value });
  return root as Params;
}

function put(root: Record<string, unknown>, { path, value }: { path: string[]; value: string }): void {
  let at = root;
  for (const part of path.slice(0, -1)) {
    at[part] ??= Object.create(null);
    if (typeof at[part] !== 'object') throw invalid(`Invalid parameter: ${part}`);
    at = at[part] as Record<string, unknown>;
  }
  at[path.at(-1) ?? ''] = value;
}

/** The text of a parameter; null when it is left out or emptied. Throws Refused when something nested stands there. */
export function formTextOf(params: Params, name: string): string | null {
  const value = params[name];
  if (value === undefined || value === '') return null;
  if (typeof value !== 'string') throw invalid(`Invalid string: ${name}`, { param: name });
  return value;
}

/**
 * What is nested in a parameter; empty when it is left out. Throws Refused when a text stands there, unless that
 * empties it.
 */
export function nestedOf(params: Params, name: string): Params {
  const value = params[name] ?? {};
  if (value === '') return {};
  if (typeof value === 'string') throw invalid(`Invalid object: ${name}`, { param: name });
  return value;
}

/** The whole number of a parameter, or null. */
export function wholeOf(params: Params, name: string): number | null {
  const text = formTextOf(params, name);
  if (text === null) return null;
  if (!/^-?\d{1,12}$/.test(text))
    throw invalid(`Invalid integer: ${text}`, { param: name, code: 'parameter_invalid_integer' });
  return Number(text);
}

/** true, false, or null when it is left out. */
export function flagOf(params: Params, name: string): boolean | null {
  const text = formTextOf(params, name);
  if (text === null) return null;
  if (text !== 'true' && text !== 'false') throw invalid(`Invalid boolean: ${text}`, { param: name });
  return text === 'true';
}

/** One of the words, or null when it is left out. Throws Refused on any other. */
export function oneOf<W extends string>(params: Params, name: string, words: readonly W[]): W | null {
  const text = formTextOf(params, name);
  if (text === null) return null;
  const word = words.find((known) => known === text);
  if (!word) throw invalid(`Invalid ${name}: must be one of ${words.join(', ')}`, { param: name });
  return word;
}

/** The text that must be there. */
export function required(params: Params, name: string): string {
  const text = formTextOf(params, name);
  if (text === null) throw invalid(`Missing required param: ${name}.`, { param: name, code: 'parameter_missing' });
  return text;
}

/** Names and values as they are to stand in `metadata`. Those that are emptied go. */
export function metadataOf(params: Params, before: Readonly<Record<string, string>> = {}): Record<string, string> {
  const given = Object.entries(nestedOf(params, 'metadata')).map(([name, value]) => [name, String(value)] as const);
  return Object.fromEntries(
    Object.entries({ ...before, ...Object.fromEntries(given) }).filter(([, value]) => value !== ''),
  );
}

/** Every name of a call as a path, list places left out: `items[][price]`. */
export function pathsOf(params: Params, before = ''): string[] {
  return Object.entries(params).flatMap(([name, value]) => {
    const part = /^\d+$/.test(name) ? '' : name;
    const path = before === '' ? name : `${before}[${part}]`;
    return typeof value === 'string' ? [path] : pathsOf(value, path);
  });
}
