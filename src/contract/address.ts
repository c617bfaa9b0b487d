/** What stands in the address of a call, of whichever endpoint. */
export type AddressParts = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
};

/**
 * The address of a call: the path of its route with `params` filled in, and `query` without what is undefined. It names
 * the reply wherever one is kept.
 */
export function addressOf(path: string, { params, query }: AddressParts = {}): string {
  return filledPath(path, params) + searchText(query, (value) => value !== undefined);
}

/** A path with its parameters filled in, each encoded. */
export function filledPath(path: string, params: AddressParts['params'] = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** The search of an address with its `?`, of those values that `isKept`; empty where none is. */
export function searchText(values: AddressParts['query'] = {}, isKept: (value?: string) => boolean): string {
  const pairs = Object.entries(values).filter(([, value]) => isKept(value));
  const text = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`).join('&');
  return text && `?${text}`;
}
