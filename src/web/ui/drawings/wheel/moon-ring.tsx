import { daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import type { MoonDay } from '#domain/cycle/cycle-view.ts';
import { discPath, isPrincipal, lightOf, litPath, type Hemisphere } from '#web/ui/drawings/moon/lit-path.ts';
import { CENTRE, dayMiddle, MOON_RADIUS, point } from './geometry.ts';
import styles from './wheel.module.css';

type MoonRingProps = {
  readonly moon: readonly MoonDay[];
  readonly length: number;
  /** The wheel's day 1; without it the first moon of the list stands there. */
  readonly start: LocalDate | null;
  readonly today: LocalDate | null;
  readonly hemisphere?: Hemisphere | undefined;
};

function radiusOf(moon: MoonDay, today: LocalDate | null): number {
  if (moon.date === today) return 11;
  return isPrincipal(moon) ? 9.5 : 7;
}

/** One disc a day, lit for its date. Two paths for all of them: the markup travels inside the document. */
export function MoonRing({ moon, length, start, today, hemisphere }: MoonRingProps) {
  const first = start ?? moon[0]?.date;
  const room = Math.min(1, (2 * Math.PI * MOON_RADIUS * 0.36) / length / 7);
  const discs = moon.flatMap((light) => {
    const day = first ? daysBetween(first, light.date) + 1 : 0;
    if (day < 1 || day > length) return [];
    return [
      {
        light,
        place: { ...point(MOON_RADIUS, dayMiddle(day, length)), radius: radiusOf(light, today) * room, hemisphere },
      },
    ];
  });
  return (
    <g className={styles.moons}>
      <circle className={styles.orbit} cx={CENTRE} cy={CENTRE} r={MOON_RADIUS} />
      <path className={styles.shade} d={discs.map(({ place }) => discPath(place)).join('')} />
      <path className={styles.lit} d={discs.map(({ light, place }) => litPath(lightOf(light), place)).join('')} />
    </g>
  );
}
