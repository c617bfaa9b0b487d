import type { MoonDay } from '#domain/cycle/cycle-view.ts';
import { coordinate, coordinates } from '#web/ui/drawings/marks/coordinate.ts';

export type Hemisphere = 'north' | 'south';
export type Light = Pick<MoonDay, 'illuminated' | 'waxing'>;
type DiscPosition = {
  readonly x?: number;
  readonly y?: number;
  readonly radius: number;
  readonly hemisphere?: Hemisphere | undefined;
};

/**
 * The lit part of a moon disc as a path (design 9): the outer limb, then the terminator back. Empty at new moon.
 * South of the equator the same moon is seen upside down, so a waxing one is lit on its left.
 */
export function litPath(light: Light, { x = 0, y = 0, radius, hemisphere = 'north' }: DiscPosition): string {
  const share = light.illuminated;
  const right = light.waxing === (hemisphere === 'north');
  const bend = coordinate(radius * Math.abs(1 - 2 * share));
  if (share < 0.005) return '';
  const limb = right ? 1 : 0;
  const terminator = share < 0.5 === right ? 0 : 1;
  const size = coordinate(radius);
  return `M${coordinates(x, y - radius)}a${size} ${size} 0 0 ${limb} 0 ${coordinate(2 * radius)}a${bend} ${size} 0 0 ${terminator} 0 ${coordinate(-2 * radius)}z`;
}

/** A whole disc as a path. */
export function discPath({ x = 0, y = 0, radius }: DiscPosition): string {
  const [size, across] = [coordinate(radius), coordinate(2 * radius)];
  return `M${coordinates(x, y - radius)}a${size} ${size} 0 0 1 0 ${across}a${size} ${size} 0 0 1 0 -${across}z`;
}

/** The light to draw for a day: a day that holds a principal phase shows it whole (0, half, 1), whatever the hour. */
export function lightOf(moon: MoonDay): Light {
  if (moon.phase === 'new') return { illuminated: 0, waxing: true };
  if (moon.phase === 'full') return { illuminated: 1, waxing: true };
  if (moon.phase === 'first_quarter' || moon.phase === 'last_quarter')
    return { illuminated: 0.5, waxing: moon.phase === 'first_quarter' };
  return { illuminated: moon.illuminated, waxing: moon.waxing };
}

/** True on the days of new moon, full moon and the quarters. */
export function isPrincipal(moon: MoonDay): boolean {
  return (
    moon.phase === 'new' || moon.phase === 'full' || moon.phase === 'first_quarter' || moon.phase === 'last_quarter'
  );
}
