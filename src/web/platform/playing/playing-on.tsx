import { useEffect, useSyncExternalStore, type ComponentType } from 'react';

/**
 * Sound that goes on while the member is on other pages: what draws its small player, and how it ends. The page that
 * began it hands over both, so nobody who plays nothing fetches any of it.
 */
export type PlayingOn = { readonly Part: ComponentType; readonly end: () => void };

let held: PlayingOn | null = null;
/** Those who show it: none where no page has a place for it. */
const shown = new Set<() => void>();

/** Takes over a sound from the page that is left; ends it where nothing could show it. What went on before ends. */
export function playOn(next: PlayingOn): void {
  endPlaying();
  if (shown.size === 0) return next.end();
  held = next;
  tell();
}

/** Gives a sound back to its own page: it goes on there. */
export function takeBack(): void {
  held = null;
  tell();
}

/** Ends what goes on, if anything does. */
export function endPlaying(): void {
  const last = held;
  takeBack();
  last?.end();
}

/** Where the small player of what goes on stands. With this place the sound ends, so with the member's pages. */
export function PlayingPlace() {
  const now = useSyncExternalStore(follow, current, nothing);
  useEffect(() => endPlaying, []);
  return now && <now.Part />;
}

function follow(listener: () => void): () => void {
  shown.add(listener);
  return () => void shown.delete(listener);
}

function tell(): void {
  shown.forEach((listener) => listener());
}

const current = () => held;
const nothing = () => null;
