import type { Modules, ScreenRoute } from './screen-route.ts';

const FEATURES = '../../features/';
const END = '-screen.tsx';

/** How the path of a screen's file ends: `/comfort-kit-screen.tsx` of `comfortKit`. */
export function screenFile(name: string): string {
  return `/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}${END}`;
}

/**
 * Where a screen is found that no list places: `comfortKit` in the one `comfort-kit-screen.tsx` of all features. Throws
 * the screen's name where no folder, or more than one, has such a file.
 */
export function routeByName(name: string, among: Modules): ScreenRoute {
  const file = screenFile(name);
  const [found, another] = Object.keys(among).filter((path) => path.endsWith(file));
  if (!found || another) throw new Error(name);
  return { file: found.slice(FEATURES.length, -END.length) };
}
