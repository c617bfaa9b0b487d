import { use, type ReactNode } from 'react';
import { partComing, partHere, type PartName } from './parts.ts';

/** Draws a part: at once when its code is here, else it suspends until it came. */
export function PartView({ name, children }: { readonly name: PartName; readonly children?: ReactNode }) {
  const Part = partHere(name) ?? use(partComing(name));
  return <Part>{children}</Part>;
}
