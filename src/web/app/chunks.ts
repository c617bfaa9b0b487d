import type { ComponentType } from 'react';
import type { ScreenName } from '#contract/screens.ts';
import { fetchSections } from '#web/platform/deferred/sections.ts';
import { loadScreen } from './routes/routes.tsx';

/** Whatever is fetched as a chunk of its own: a screen, the chrome around members' screens, the query cache. */
export type ChunkName = ScreenName | 'notFound' | 'chrome' | 'bar' | 'queries';
// Chrome and queries take children; screens ignore the prop.
export type ChunkComponent = ComponentType<{ children?: React.ReactNode }>;

/**
 * The code of a part did not come: no connection, or a newer version of the product has other files. Only a new
 * document helps for sure.
 */
export class ChunkMissing extends Error {
  readonly part: ChunkName;

  constructor(part: ChunkName, options?: ErrorOptions) {
    super(part, options);
    this.part = part;
  }
}

let isOpen = false;

/**
 * Fetches what a document needs to come alive. Its late sections are drawn and wait for a sign of the member; those of
 * every later page come with its code.
 */
export async function openChunks(names: readonly ChunkName[]): Promise<void> {
  await Promise.all(names.map(loadChunk));
  isOpen = true;
}

const here = new Map<ChunkName, ChunkComponent>();
const underway = new Map<ChunkName, Promise<ChunkComponent>>();
const failed = new Set<ChunkName>();

/** The part when its code is here already, so that a prefetched route is drawn at once, without a Loading frame. */
export function loadedChunk(name: ChunkName): ChunkComponent | undefined {
  return here.get(name);
}

/** Fetches a part once. One that did not come is fetched anew, so that a second try is a real one. */
export function loadChunk(name: ChunkName): Promise<ChunkComponent> {
  const running = underway.get(name);
  if (running && !failed.delete(name)) return running;
  const started = fetchChunk(name).then(
    (part) => {
      here.set(name, part);
      return part;
    },
    (error: unknown) => {
      failed.add(name);
      throw new ChunkMissing(name, { cause: error });
    },
  );
  underway.set(name, started);
  return started;
}

/**
 * A part for whoever draws it. React asks again when a promise fails: it gets the same failure, or it would fetch for
 * ever.
 */
export function pendingChunk(name: ChunkName): Promise<ChunkComponent> {
  return underway.get(name) ?? loadChunk(name);
}

async function fetchChunk(name: ChunkName): Promise<ChunkComponent> {
  if (name === 'chrome') return (await import('./chrome/chrome.tsx')).Chrome;
  if (name === 'bar') return (await import('./page/plain-bar.tsx')).PlainBar;
  if (name === 'queries') return (await import('./queries.tsx')).Queries;
  const screen = await loadScreen(name);
  if (isOpen) await fetchSections();
  return screen;
}
