import { coordinate, coordinates } from '#web/ui/drawings/marks/coordinate.ts';

export const CENTRE = 220;
export const MOON_RADIUS = 207;
export const TIDE_INNER = 126;
export const TICK_RADIUS = 117;
export const FLAME_RADIUS = 106;
export const BEAD_RADIUS = 146;
const TIDE_BASE = 12;
const TIDE_RISE = 31;
const CURVE_STEP = 12;
const USUAL_LENGTH = 28;

export type ArcSpan = { readonly from: number; readonly to: number };
export type Point = { readonly x: number; readonly y: number };

/** Where a day begins, in degrees of the drawing: day 1 begins at 12 o'clock (-90) and days go clockwise. */
export function dayStart(day: number, length: number): number {
  return -90 + ((day - 1) * 360) / length;
}

/** The middle of a day, where its tick, its moon and the hand stand. */
export function dayMiddle(day: number, length: number): number {
  return dayStart(day + 0.5, length);
}

/** A point of the wheel at a radius and an angle in degrees. */
export function point(radius: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return { x: CENTRE + radius * Math.cos(turn), y: CENTRE + radius * Math.sin(turn) };
}

/** Usual energy on a day, 0 to 1: the design's default curve of 28 days, scaled to the length (design 9). */
export function usualEnergy(day: number, length: number): number {
  const usual = (day * USUAL_LENGTH) / length;
  const rise = 0.95 * Math.exp(-((usual - 13.6) ** 2) / 27.4) + 0.5 * Math.exp(-((usual - 20.6) ** 2) / 19.2);
  return Math.min(1, 0.05 + rise);
}

/** The outer radius of the tide ring at an angle. */
export function tideOuter(degrees: number, length: number): number {
  const turned = ((((degrees + 90) % 360) + 360) % 360) / 360;
  return TIDE_INNER + TIDE_BASE + TIDE_RISE * usualEnergy(turned * length + 0.5, length);
}

/** The degrees an arc fills: whole days, drawn in by one degree at each end so that two arcs never touch. */
export function arcDegrees({ from, to }: ArcSpan, length: number): { readonly start: number; readonly end: number } {
  const [start, end] = [dayStart(from, length), dayStart(to + 1, length)];
  const inset = Math.min(1, (end - start) / 4);
  return { start: start + inset, end: end - inset };
}

type Ring = (degrees: number) => number;

/** Cubic pieces that follow a radius from one angle to another, in relative coordinates of one decimal. */
function follow(ring: Ring, start: number, end: number): { readonly path: string; readonly last: Point } {
  const pieces = Math.max(1, Math.ceil((end - start) / CURVE_STEP));
  const step = (end - start) / pieces;
  const at = (degrees: number): Point => point(ring(degrees), degrees);
  const tangent = (degrees: number): Point => {
    const [before, after] = [at(degrees - 0.01), at(degrees + 0.01)];
    return { x: ((after.x - before.x) / 0.02) * (step / 3), y: ((after.y - before.y) / 0.02) * (step / 3) };
  };
  let pen = rounded(at(start));
  let path = '';
  for (let piece = 0; piece < pieces; piece += 1) {
    const [a, b] = [start + piece * step, start + (piece + 1) * step];
    const [goal, leave, arrive] = [at(b), tangent(a), tangent(b)];
    const next = rounded(goal);
    path += `c${coordinates(leave.x, leave.y, goal.x - arrive.x - pen.x, goal.y - arrive.y - pen.y, next.x - pen.x, next.y - pen.y)}`;
    pen = next;
  }
  return { path, last: pen };
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}

/** The outline of a stretch of the tide ring: out along the tide, back along the inner circle. */
export function arcPath(span: ArcSpan, length: number): string {
  const { start, end } = arcDegrees(span, length);
  const tide: Ring = (degrees) => tideOuter(degrees, length);
  const first = rounded(point(tide(start), start));
  const outer = follow(tide, start, end);
  const [inEnd, inStart] = [point(TIDE_INNER, end), point(TIDE_INNER, start)];
  const large = end - start > 180 ? 1 : 0;
  return `M${coordinates(first.x, first.y)}${outer.path}L${coordinates(inEnd.x, inEnd.y)}A${TIDE_INNER} ${TIDE_INNER} 0 ${large} 0 ${coordinates(inStart.x, inStart.y)}z`;
}

/**
 * A flame that stands on its day and points inward; its length is 7 and .95 for each percent, kept clear of the count.
 */
export function flamePath(chance: number): string {
  const tall = 7 + Math.min(0.95 * chance * 100, 34);
  const [base, shoulder, tip] = [CENTRE - FLAME_RADIUS - 5, CENTRE - FLAME_RADIUS - 0.6, CENTRE - FLAME_RADIUS + tall];
  const waist = shoulder + (tip - shoulder) * 0.4;
  return `M220 ${coordinate(tip)}Q213.5 ${coordinate(waist)} 215.6 ${coordinate(shoulder)}Q217 ${coordinate(base)} 220 ${coordinate(base)}T224.4 ${coordinate(shoulder)}Q226.5 ${coordinate(waist)} 220 ${coordinate(tip)}z`;
}

export type WordPlace = { readonly path: string; readonly reversed: boolean };

type WordSpace = {
  readonly length: number;
  readonly width: number;
  /** The angle of today's hand, which the word steps aside for. */ readonly hand: number | null;
};

/** Where the middle of a word stands: in the middle of its phase, or beside the hand when the hand is there. */
function wordMiddle(
  start: number,
  end: number,
  { half, hand }: { readonly half: number; readonly hand: number | null },
): number {
  const middle = (start + end) / 2;
  const clear = half + 5;
  if (hand === null || Math.abs(middle - hand) >= clear) return middle;
  return end - hand > hand - start ? hand + clear : hand - clear;
}

/**
 * The arc a phase word runs along: outside the tide, turned over in the lower half so that it reads upright. Null when
 * too short.
 */
export function wordPlace(span: ArcSpan, { length, width, hand }: WordSpace): WordPlace | null {
  const [start, end] = [dayStart(span.from, length), dayStart(span.to + 1, length)];
  const half = (width / 2 / (TIDE_INNER + 40)) * (180 / Math.PI);
  if (end - start < half * 1.3) return null;
  const middle = wordMiddle(start, end, { half, hand });
  const highest = Math.max(
    ...[-half, -half / 2, 0, half / 2, half].map((offset) => tideOuter(middle + offset, length)),
  );
  const turned = ((middle % 360) + 360) % 360;
  const reversed = turned > 20 && turned < 160;
  const radius = coordinate(highest + (reversed ? 22 : 11));
  const [a, b] = reversed ? [middle + half * 1.6, middle - half * 1.6] : [middle - half * 1.6, middle + half * 1.6];
  const [first, last] = [point(Number(radius), a), point(Number(radius), b)];
  return {
    path: `M${coordinates(first.x, first.y)}A${radius} ${radius} 0 0 ${reversed ? 0 : 1} ${coordinates(last.x, last.y)}`,
    reversed,
  };
}
