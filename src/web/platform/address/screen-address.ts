import { matchIn, searchOf, type ParamsOf, type ScreenTable, type SearchOf } from '#contract/screen-paths.ts';
import { screenAt, screens, type ScreenName } from '#contract/screens.ts';
import { usePath, useSearch } from './path.tsx';

type Screens = typeof screens;

/** The path parameters of the screen that stands here, decoded. Throws at an address that is not its own. */
export function useScreenParams<N extends ScreenName>(name: N): ParamsOf<Screens[N]> {
  return ownParams(screenAt(usePath()), name) as ParamsOf<Screens[N]>;
}

/** The search parameters that a screen declares, decoded, followed as they change. */
export function useScreenSearch<N extends ScreenName>(name: N): SearchOf<Screens[N]> {
  return useSearchIn(screens, name);
}

/** As `useScreenParams`, for the screens of any table. */
export function useParamsIn<T extends ScreenTable, N extends keyof T & string>(table: T, name: N): ParamsOf<T[N]> {
  return ownParams(matchIn(table, usePath()), name) as ParamsOf<T[N]>;
}

/** As `useScreenSearch`, for the screens of any table. */
export function useSearchIn<T extends ScreenTable, N extends keyof T & string>(table: T, name: N): SearchOf<T[N]> {
  return searchOf(table[name] as T[N], new URLSearchParams(useSearch()));
}

function ownParams(found: { readonly name: string; readonly params: object } | null, name: string): object {
  if (found?.name !== name) throw new Error(`the screen ${name} was drawn at another address`);
  return found.params;
}
