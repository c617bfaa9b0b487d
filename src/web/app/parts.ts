import type { ComponentType } from 'react';
import type { ScreenName } from '#contract/screens.ts';
import { fetchSections } from '#web/platform/late/sections.ts';
import { loadScreen } from './routes/routes.tsx';

/** Whatever is fetched as a chunk of its own: a screen, the chrome around members' screens, the query cache. */
export type PartName = ScreenName | 'notFound' | 'chrome' | 'bar' | 'queries';
// Chrome and queries take children; screens ignore the prop.
export type Part = ComponentType<{ children?: React.ReactNode }>;

/** The code of a part did not come: no connection, or a newer version of the product has other files. Only a new document helps for sure. */
export class PartMissing extends Error {
  readonly part: PartName;

  constructor(part: PartName, options?: ErrorOptions) {
    super(part, options);
    this.part = part;
  }
}

let isOpen = false;

/** Fetches what a document needs to come alive. Its late sections are drawn and wait for a sign of her; those of every later page come with its code. */
export async function openParts(names: readonly PartName[]): Promise<void> {
  await Promise.all(names.map(loadPart));
  isOpen = true;
}

const here = new Map<PartName, Part>();
const underway = new Map<PartName, Promise<Part>>();
const failed = new Set<PartName>();

/** The part when its code is here already, so that a prefetched route is drawn at once, without a Loading frame. */
export function partHere(name: PartName): Part | undefined {
  return here.get(name);
}

/** Fetches a part once. One that did not come is fetched anew, so that a second try is a real one. */
export function loadPart(name: PartName): Promise<Part> {
  const running = underway.get(name);
  if (running && !failed.delete(name)) return running;
  const started = fetchPart(name).then(
    (part) => {
      here.set(name, part);
      return part;
    },
    (error: unknown) => {
      failed.add(name);
      throw new PartMissing(name, { cause: error });
    },
  );
  underway.set(name, started);
  return started;
}

/** A part for whoever draws it. React asks again when a promise fails: it gets the same failure, or it would fetch for ever. */
export function partComing(name: PartName): Promise<Part> {
  return underway.get(name) ?? loadPart(name);
}

async function fetchPart(name: PartName): Promise<Part> {
  if (name === 'chrome') return (await import('./chrome/chrome.tsx')).Chrome;
  if (name === 'bar') return (await import('./page/plain-bar.tsx')).PlainBar;
  if (name === 'queries') return (await import('./queries.tsx')).Queries;
  const screen = await loadScreen(name);
  if (isOpen) await fetchSections();
  return screen;
}
