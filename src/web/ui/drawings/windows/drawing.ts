import type { Paint } from './paints.tsx';

/** A color of the windows, named as in tokens.css without its `--w-`. */
export type Token =
  | `${'sky' | 'eve' | 'day'}1`
  | 'far'
  | 'mid'
  | 'near'
  | 'haze'
  | 'sea1'
  | 'fore'
  | 'dfar'
  | 'dmid'
  | 'dnear'
  | 'dfore'
  | 'moon1'
  | 'moon2'
  | 'mare'
  | 'star'
  | 'lamp'
  | 'honey'
  | 'ember'
  | 'clay'
  | 'brick'
  | 'paper'
  | 'paper2'
  | 'line'
  | 'silver'
  | 'lilac'
  | 'slate'
  | 'leaf'
  | 'leaf2'
  | 'mint'
  | 'wood'
  | 'wood2'
  | 'weave'
  | 'weave2'
  | 'sill1'
  | 'sill2'
  | 'edge'
  | 'shade'
  | 'rim'
  | `${'rest' | 'create' | 'shine' | 'reflect'}${1 | 2 | 3 | 4 | 5}`
  | 'create6'
  | 'shine6'
  | 'reflect6';

/** A part that windows share. */
export type PartName =
  | 'flame'
  | 'spark'
  | 'candle'
  | 'lantern'
  | 'hut'
  | 'stars'
  | 'moon'
  | 'land'
  | 'hills'
  | 'dawn'
  | 'sea'
  | 'sill'
  | 'jamb'
  | 'leaf'
  | 'tree'
  | 'stone'
  | 'seat'
  | 'boulder';

/** What a shape is filled or drawn with: a color, a gradient or pattern (`~`), or whatever its group has. */
export type Ink = Token | `~${Paint}` | 'inherit';

type Extra = {
  readonly transform?: string;
  readonly opacity?: number;
  readonly rule?: 'evenodd';
  readonly join?: 'round';
  readonly fill?: Ink;
  readonly stroke?: Ink;
  readonly strokeWidth?: number;
  readonly strokeOpacity?: number;
};

/** One shape, a shared part, or several that belong together. */
export type Piece = Extra &
  (
    | { readonly tag: 'path'; readonly d: string; /** As wide at any size. */ readonly rim?: true }
    | { readonly tag: 'circle'; readonly cx: number; readonly cy: number; readonly r: number }
    | { readonly tag: 'ellipse'; readonly cx: number; readonly cy: number; readonly rx: number; readonly ry: number }
    | { readonly tag: 'rect'; readonly y: number; readonly height: number }
    | { readonly tag: 'part'; readonly part: PartName }
    | {
        readonly tag: 'g';
        readonly pieces: readonly Piece[];
        readonly breathes?: 'flicker' | 'fade';
        readonly blurred?: true;
        /** Drawn again on the other side of the board, as strong as this says. */ readonly mirrored?: number;
      }
  );

/** A window, back to front: sky, land, glow, subject, sill or near ground, jamb. On a board of 240 by 320. */
export type Drawing = readonly Piece[];

/** A flat shape. */
export function shape(fill: Ink, d: string, extra?: Extra): Piece {
  return { tag: 'path', fill, d, ...extra };
}

/** A thing that is drawn as a stroke (a stem, a wick, a string); never a contour. */
export function line([stroke, strokeWidth]: readonly [Ink, number], d: string, extra?: Extra): Piece {
  return { tag: 'path', stroke, strokeWidth, d, ...extra };
}

/** A circle by its center and radius. */
export function dot(fill: Ink, [cx, cy, r]: readonly [number, number, number], extra?: Extra): Piece {
  return { tag: 'circle', fill, cx, cy, r, ...extra };
}

/** An ellipse by its center and radii. */
export function oval(fill: Ink, [cx, cy, rx, ry]: readonly [number, number, number, number], extra?: Extra): Piece {
  return { tag: 'ellipse', fill, cx, cy, rx, ry, ...extra };
}

/** The warm light around its source, behind it and wider than it. */
export function glow(at: readonly [number, number, number], extra?: Extra): Piece {
  return dot('~glow', at, extra);
}

/** From edge to edge: its top and its height. */
export function band(fill: Ink, [y, height]: readonly [number, number], extra?: Extra): Piece {
  return { tag: 'rect', fill, y, height, ...extra };
}

/** The whole board. */
export function sky(paint: Paint): Piece {
  return band(`~${paint}`, [0, 320]);
}

/** One of the parts that windows share. */
export function part(name: PartName, transform?: string, extra?: Extra): Piece {
  return { tag: 'part', part: name, ...(transform && { transform }), ...extra };
}

export function group(extra: Extra, pieces: readonly Piece[]): Piece {
  return { tag: 'g', pieces, ...extra };
}

/** Half of something that is the same on both sides; the far one stands in the shade. */
export function mirrored(shade: number, pieces: readonly Piece[]): Piece {
  return { tag: 'g', pieces, mirrored: shade };
}

/** What moves in a window, at most one: a flame that leans and dims a little. */
export function flicker(...pieces: readonly Piece[]): Piece {
  return { tag: 'g', pieces, breathes: 'flicker' };
}

/** What moves in a window, at most one: light on water, steam, or a glow that dims a little. */
export function fade(...pieces: readonly Piece[]): Piece {
  return { tag: 'g', pieces, breathes: 'fade' };
}
