import { line, part, shape, type Drawing, type Piece } from '../windows/drawing.ts';
import { boardOf } from './door-board.ts';

const RADIUS = 120;

/** A cover for a door of some height: sky above what was drawn, and the wall around all of it. */
export function coverFor(drawing: Drawing, height: number): Drawing {
  const { top } = boardOf(height);
  const [sky, ...pieces] = drawing.slice(0, -1);
  const stars = drawing.some((piece) => piece.tag === 'part' && piece.part === 'stars') ? starsAbove(top) : [];
  return [...(sky ? [...(top < 0 ? [skyAbove(sky, top)] : []), sky] : []), ...stars, ...pieces, ...jamb(top)];
}

const FIRST_COLOR = { '~dusk': 'sky1', '~evening': 'eve1', '~morning': 'day1' } as const;

/** Above a sky there is more of its first color. */
function skyAbove(sky: Piece, top: number): Piece {
  const paint = FIRST_COLOR[sky.fill as keyof typeof FIRST_COLOR];
  // One row of overlap, so that no line shows between them.
  return { tag: 'rect', fill: paint, y: top, height: 1 - top } as Piece;
}

/** How high the part of the stars is. */
const STARS = 150;

/** The same stars again above themselves, each time the other way round. */
function starsAbove(top: number): Piece[] {
  return Array.from({ length: Math.ceil(Math.max(0, -top) / STARS) }, (_, at) => {
    const up = -STARS * (at + 1);
    return part('stars', at % 2 === 0 ? `matrix(-1 0 0 1 240 ${up})` : `translate(0 ${up})`);
  });
}

function jamb(top: number): Piece[] {
  const turn = top + RADIUS;
  return [
    shape('~wall', `M0 ${top}H240V320H0ZM9 320V${turn + 4}a120 120 0 0 1 240 0V320Z`, { rule: 'evenodd' }),
    { ...line(['rim', 1.5], `M.8 320V${turn}a119.2 119.2 0 0 1 238.4 0V320`), rim: true } as Piece,
  ];
}
