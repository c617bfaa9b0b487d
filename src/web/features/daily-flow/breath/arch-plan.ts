const LEFT = 60;
const RIGHT = 340;
const TOP = 200;
const GROUND = 390;
const RADIUS = (RIGHT - LEFT) / 2;
const POST = GROUND - TOP;
const ALONG = 2 * POST + Math.PI * RADIUS;

/**
 * Where a bead sits on the outline of the arch, from its left foot over the top to its right foot: bead `place` of
 * `count`, evenly spread.
 */
export function beadAt(place: number, count: number): { readonly x: number; readonly y: number } {
  const way = ((place + 0.5) / count) * ALONG;
  if (way <= POST) return rounded(LEFT, GROUND - way);
  if (way >= ALONG - POST) return rounded(RIGHT, TOP + (way - (ALONG - POST)));
  const angle = Math.PI - (way - POST) / RADIUS;
  return rounded(LEFT + RADIUS + RADIUS * Math.cos(angle), TOP - RADIUS * Math.sin(angle));
}

// Server and browser must write the same digits.
function rounded(x: number, y: number) {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}

/** How much of its height the light keeps when it has sunk. */
const LEAST = 0.42;

/** The light of the arch, grown from its threshold: `light` from 0 (sunk) to 1 (full). */
export function lightTransform(light: number): string {
  const scale = Math.round((LEAST + (1 - LEAST) * light) * 1000) / 1000;
  return `translate(200 ${GROUND}) scale(${scale}) translate(-200 -${GROUND})`;
}
