/** A rectangle of a picture, in shares of its width and height. */
export type Area = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
/** What becomes of a picture: what is left of it, and what is made unreadable. */
export type Edit = { readonly crop: Area; readonly blurs: readonly Area[] };
export type Size = { readonly width: number; readonly height: number };

export const WHOLE: Area = { left: 0, top: 0, width: 1, height: 1 };
/** Where a new blur begins: in the middle, where it is seen. */
export const NEW_BLUR: Area = { left: 0.3, top: 0.4, width: 0.4, height: 0.15 };
/** The smallest side of an area. */
const LEAST = 0.02;
/** By how much an arrow key moves or sizes. */
const STEP = 0.02;

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The same rectangle within the picture: never smaller than a sliver, never beyond an edge. */
export function withinPicture({ left, top, width, height }: Area): Area {
  const [wide, high] = [between(width, LEAST, 1), between(height, LEAST, 1)];
  return { left: between(left, 0, 1 - wide), top: between(top, 0, 1 - high), width: wide, height: high };
}

/** The rectangle between two points, whichever was first. */
export function areaBetween(one: { x: number; y: number }, other: { x: number; y: number }): Area {
  const [left, right] = [Math.min(one.x, other.x), Math.max(one.x, other.x)].map((x) => between(x, 0, 1)) as [
    number,
    number,
  ];
  const [top, bottom] = [Math.min(one.y, other.y), Math.max(one.y, other.y)].map((y) => between(y, 0, 1)) as [
    number,
    number,
  ];
  return withinPicture({ left, top, width: right - left, height: bottom - top });
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** What a key makes of an area: arrows move it, with Shift they size it; null for other keys. */
export function keyed(
  area: Area,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): Area | null {
  const step = ARROWS[key];
  if (!step) return null;
  const [right, down] = step;
  return shiftKey
    ? withinPicture({
        ...area,
        width: between(area.width + right, LEAST, 1 - area.left),
        height: between(area.height + down, LEAST, 1 - area.top),
      })
    : withinPicture({ ...area, left: area.left + right, top: area.top + down });
}

/** The size of what leaves: the crop, no side longer than `side`. */
export function sentSize(picture: Size, crop: Area, side: number): Size {
  const [width, height] = [picture.width * crop.width, picture.height * crop.height];
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The side of a cell that a blur leaves, in pixels of what leaves: wider than a letter of a screenshot. */
const CELL = 48;
const MOST_CELLS = 8;

/** Into how many cells a blurred rectangle of that size falls: too few for a word to be read from them. */
export function cellsOf({ width, height }: Size): Size {
  const cells = (length: number) => between(Math.floor(length / CELL), 1, MOST_CELLS);
  return { width: cells(width), height: cells(height) };
}
