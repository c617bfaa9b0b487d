import { use, type ReactNode } from 'react';
import { pendingChunk, loadedChunk, type ChunkName } from './chunks.ts';

/** Draws a part: at once when its code is here, else it suspends until it came. */
export function LazyScreen({ name, children }: { readonly name: ChunkName; readonly children?: ReactNode }) {
  const Part = loadedChunk(name) ?? use(pendingChunk(name));
  return <Part>{children}</Part>;
}
