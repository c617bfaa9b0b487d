/** The board that covers are drawn on, and how high a door begins and grows. */
const WIDE = 240;
const DRAWN = 320;
const LOWEST = 288;
const A_MINUTE = 9;

/** How high the door of a meditation is on a board of 240: by its length alone. */
export function doorHeight(seconds: number): number {
  return LOWEST + Math.round((seconds / 60) * A_MINUTE);
}

/** What a door of some height shows: `top` is above 0 where some of the drawn sky is left out, below it where there is more. */
export type Board = { readonly top: number; readonly viewBox: string };

/** The board of a door. Its ground is that of the drawing. */
export function boardOf(height: number): Board {
  const top = DRAWN - height;
  return { top, viewBox: `0 ${top} ${WIDE} ${height}` };
}
