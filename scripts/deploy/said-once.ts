import { table } from '#contract/table.ts';
import type { Route } from '#contract/kit/route.ts';

/** What no transaction holds together with its key (mount.ts), so that a second sending would be a second deed. */
const WITHOUT_KEY: ReadonlySet<string> = new Set(['read', 'nameless', 'checkout', 'billing', 'login', 'presence']);

/** The paths of writes that the server does not do once for one key, as lines of a list of regular expressions. */
export function saidOnce(routes: Readonly<Record<string, Route>> = table): string {
  const paths = Object.values(routes)
    .filter(
      ({ method, access, rate, looksUp }) =>
        method !== 'GET' && (access.who === 'public' || WITHOUT_KEY.has(rate) || looksUp === true),
    )
    .map(({ path }) => `^${path.replace(/:\w+/g, '[^/]+')}$`);
  return `${[...new Set(paths)].toSorted().join('\n')}\n`;
}
