import { renderToString } from 'react-dom/server';
import type { FirstData } from '#contract/first-data.ts';
import { screens, type ScreenName } from '#contract/screens.ts';
import { createAppState } from '#web/platform/app-state.ts';
import { appFactsOf } from '#web/platform/first-data.ts';
import { fetchDeferred } from '#web/platform/deferred/deferred-code.ts';
import { screenTitle } from './app.tsx';
import { documentOf, type Installed, type PageKind } from './document.ts';
import { plainTitle } from './privacy-mode/plain-title.ts';
import { loadChunk } from './chunks.ts';
import { chunksOf, routeMatchOf, routeMatchOfScreen, type RouteMatch, type RouteChunks } from './route-match.ts';
import { Root } from './root.tsx';
import { allRoutes } from './routes/routes.tsx';

export type PageRequest = {
  readonly path: string;
  readonly search: string;
  readonly data: FirstData;
  readonly lead?: string | undefined;
};
export type RenderedPage = {
  readonly html: string;
  readonly status: 200 | 404;
  readonly title: string;
  readonly kind: RouteMatch['screen'];
};
/**
 * The build's `pages.json`, by screen; `chrome` names the menu's own stylesheets for visitors in dev mode, `pictures`
 * those of a home screen, by manifest.
 */
export type PageAssets = {
  readonly first: string;
  readonly pictures: Readonly<Record<'manifest' | 'plain', string>>;
  readonly entry: string;
  readonly icon: string;
  readonly plainIcon: string;
  readonly kinds: Readonly<Record<string, PageKind>>;
  readonly chromeStyles: readonly string[];
};

const SCREENS = [...(Object.keys(screens) as ScreenName[]), 'notFound' as const];
// Everything is here before the first request, so that nothing suspends while a page is drawn.
await Promise.all([...SCREENS, 'chrome' as const, 'bar' as const, 'queries' as const].map(loadChunk));
await fetchDeferred();
const routes = await allRoutes();

/** For the build: the source files each screen's first view is made of. */
export const sources: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  SCREENS.map((name) => [name, chunksOf(routeMatchOfScreen(name)).map(sourceOf)]),
);

function sourceOf(part: RouteChunks[number]): string {
  if (part === 'chrome') return 'src/web/app/chrome/chrome.tsx';
  if (part === 'bar') return 'src/web/app/page/plain-bar.tsx';
  return part === 'queries' ? 'src/web/app/queries.tsx' : `src/web/features/${routes[part].file}-screen.tsx`;
}

/** Draws the markup of a page, without its document. */
export function bodyOf({ path, search, data }: PageRequest): { body: string; place: RouteMatch } {
  const appState = createAppState(appFactsOf(data), data);
  const place = routeMatchOf({ path, search, user: data.user, localDefault: data.devMail === true });
  try {
    return { body: renderToString(<Root appState={appState} at={{ path, search }} />), place };
  } finally {
    // Timers of the cache would outlive the request.
    appState.client?.clear();
  }
}

/** Makes the renderer of complete documents for one build's files. */
export function createRender(assets: PageAssets): (page: PageRequest) => RenderedPage {
  return (page) => {
    const { body, place } = bodyOf(page);
    const isDiscreet = page.data.user?.privacyMode.discreet === true;
    const title = (isDiscreet ? plainTitle : screenTitle)(place.screen);
    const html = documentOf({
      title,
      body,
      data: page.data,
      kind: withChrome(assets, place),
      first: assets.first,
      entry: assets.entry,
      icon: isDiscreet ? assets.plainIcon : assets.icon,
      lead: page.lead,
      ...(page.data.user && { installed: installedAs(isDiscreet ? 'plain' : 'manifest', assets) }),
    });
    return {
      html,
      status: place.screen === 'notFound' ? 404 : 200,
      title,
      kind: place.screen,
    };
  };
}

/** How the app is called on the member's home screen: by its name, or by one that says nothing. */
function installedAs(look: 'manifest' | 'plain', { pictures }: PageAssets): Installed {
  return { manifest: `/${look}.webmanifest`, picture: pictures[look] };
}

// A visitor in dev mode sees the menu around a page that has none: its styles follow as a file.
function withChrome(assets: PageAssets, place: RouteMatch): PageKind {
  const kind = assets.kinds[place.screen];
  if (!kind) throw new Error(`the build knows no page ${place.screen}`);
  const extra = place.frame === 'chrome' && place.screen !== 'notFound' && !screens[place.screen].chrome;
  return extra ? { ...kind, late: [...kind.late, ...assets.chromeStyles] } : kind;
}
