import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { startTransition } from 'react';
import { createAppState, type AppState } from '#web/platform/app-state.ts';
import { appFactsOf, readFirstData } from '#web/platform/first-data.ts';
import { askUser } from '#web/platform/session.ts';
import { heedSignIn } from '#web/platform/sign-in-flag.ts';
import { ErrorPage } from './page/error-page.tsx';
import { openChunks } from './chunks.ts';
import { chunksOf, routeMatchOf } from './route-match.ts';
import { Root } from './root.tsx';

const container = document.getElementById('app');
if (container) open(container).catch(() => sayBroken(container));

async function open(root: HTMLElement): Promise<void> {
  const { hydrateRoot } = await drawing();
  const data = readFirstData(document);
  const appState = createAppState(appFactsOf(data), data);
  if (!data) await askUser(appState);
  const { user, devMail } = appState.get();
  const { pathname, search } = window.location;
  const place = routeMatchOf({ path: pathname, search, user: user ?? null, localDefault: devMail });
  await openChunks(chunksOf(place));
  // As a transition it is done in small pieces, between which the member is heard.
  startTransition(() => void hydrateRoot(root, <Root appState={appState} />));
  // Later, since the storage is slow to open.
  setTimeout(() => void heedSignIn(() => askAnew(appState)));
}

/** A document that was drawn for nobody gives way to the member's once somebody is signed in. */
async function askAnew(appState: AppState): Promise<void> {
  const before = appState.get().user;
  await askUser(appState);
  if (!before && appState.get().user) window.location.reload();
}

async function sayBroken(root: HTMLElement): Promise<void> {
  const { createRoot } = await drawing();
  createRoot(root).render(<ErrorPage again={() => window.location.reload()} />);
}

// What draws stands in this same file, and begins by itself: with all the rest it was one long task, in which the
// member was not heard.
async function drawing(): Promise<typeof import('react-dom/client')> {
  await nextTask();
  const drawer = await import('react-dom/client');
  await nextTask();
  return drawer;
}

function nextTask(): Promise<unknown> {
  return new Promise((done) => setTimeout(done));
}
