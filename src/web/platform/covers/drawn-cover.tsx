import { useId } from 'react';
import { ALL_COVERS } from '#web/ui/drawings/covers/all-covers.ts';
import { coverFor } from '#web/ui/drawings/covers/cover-for.ts';
import { boardOf } from '#web/ui/drawings/covers/door-board.ts';
import type { Drawing } from '#web/ui/drawings/windows/drawing.ts';
import { pictureOf, Window } from '#web/ui/drawings/windows/window.tsx';

export type CoverProps = {
  /** The cover that the meditation names. */ readonly of: string;
  /** For a door: how high it is on a board of 240. Without it the arch is as it was drawn. */ readonly height?: number;
};

/** The cover itself: come through `Cover`, which fetches it. */
export function DrawnCover({ of, height }: CoverProps) {
  const drawing = coverOf(of);
  return height === undefined ? <Window of={drawing} size="fill" /> : <Picture of={drawing} height={height} />;
}

/** A recording has no drawing of its own, and neither has what is newer than this page. */
function coverOf(name: string): Drawing {
  return (Object.hasOwn(ALL_COVERS, name) ? ALL_COVERS[name as keyof typeof ALL_COVERS] : ALL_COVERS.recording).drawing;
}

function Picture({ of, height }: { readonly of: Drawing; readonly height: number }) {
  const { paints, picture } = pictureOf(coverFor(of, height), { id: useId(), light: undefined, hemisphere: undefined });
  return (
    <svg viewBox={boardOf(height).viewBox} aria-hidden="true">
      <defs>{paints}</defs>
      {picture}
    </svg>
  );
}
