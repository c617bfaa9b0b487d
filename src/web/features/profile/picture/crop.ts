/**
 * A square of a picture: how near it is seen (1 is the whole of its shorter side), and where its middle stands, 0 to 1
 * across and down.
 */
export type Crop = { readonly zoom: number; readonly x: number; readonly y: number };
export type Size = { readonly width: number; readonly height: number };

export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const NEAREST = 4;
/** Side of the square that is sent; the server makes 512 of it. */
export const SENT_SIDE = 1024;

/** The square in pixels of the picture. It never reaches over an edge. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / zoom;
  const within = (middle: number, length: number) => Math.min(Math.max(middle * length - side / 2, 0), length - side);
  return { left: within(x, width), top: within(y, height), side };
}

/** Moves the square by shares of its own side: 0.1 to the right shows what lies there. Stops at the edges. */
export function moved(
  size: Size,
  { crop, right, down }: { readonly crop: Crop; readonly right: number; readonly down: number },
): Crop {
  const { left, top, side } = squareOf(size, crop);
  const to = squareOf(size, {
    zoom: crop.zoom,
    x: (left + side / 2 + right * side) / size.width,
    y: (top + side / 2 + down * side) / size.height,
  });
  return { zoom: crop.zoom, x: (to.left + side / 2) / size.width, y: (to.top + side / 2) / size.height };
}

/** Nearer or farther, between the whole of it and four times. */
export function zoomed(crop: Crop, zoom: number): Crop {
  return { ...crop, zoom: Math.min(Math.max(zoom, 1), NEAREST) };
}
