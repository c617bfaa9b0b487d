import { useId } from 'react';
import { daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import type { MoonDay } from '#domain/cycle/cycle-view.ts';
import type { Energy } from '#domain/cycle/day-log.ts';
import { coordinates, dot } from '#web/ui/drawings/marks/coordinate.ts';
import { discPath, isPrincipal, lightOf, litPath, type Hemisphere } from '#web/ui/drawings/moon/lit-path.ts';
import { bandPath, bandOuter } from './energy-band.ts';
import { energyCore, energyName } from './energy-wheel.copy.ts';
import { dayMiddle, point } from '#web/ui/drawings/wheel/geometry.ts';
import { lunation } from './lunation.ts';
import styles from './energy-wheel.module.css';

const EMBER_RADIUS = 93;
const DISC_RADIUS = 190;

export type EnergyWheelProps = {
  /** From a new moon to the day before the next, as far as they are known. */
  readonly moon: readonly MoonDay[];
  readonly today: LocalDate;
  /** The energy the member logged, by day. */
  readonly energy?: readonly { readonly date: LocalDate; readonly energy: Energy }[];
  readonly hemisphere?: Hemisphere;
};

/**
 * The wheel of those who do not bleed: it follows the moon, carries the member's logged energy and forecasts nothing.
 * For a night panel.
 */
export function EnergyWheel({ moon, today, energy = [], hemisphere }: EnergyWheelProps) {
  const id = useId();
  const turn = lunation(moon, today);
  const size = (light: MoonDay) => (light.date === today ? 19 : isPrincipal(light) ? 15 : 11.5);
  const discs = turn.days.map((light) => ({
    light,
    place: {
      ...point(DISC_RADIUS, dayMiddle(daysBetween(turn.start, light.date) + 1, turn.length)),
      radius: size(light),
      hemisphere,
    },
  }));
  const logged = new Map(energy.map(({ date, energy: level }) => [daysBetween(turn.start, date) + 1, level]));
  const ember = (day: number) => {
    const at = point(EMBER_RADIUS, dayMiddle(day, turn.length));
    return dot(at.x, at.y);
  };
  const days = Array.from({ length: turn.length }, (_, index) => index + 1);
  const angle = dayMiddle(turn.day, turn.length);
  const [from, to] = [point(86, angle), point(168, angle)];
  return (
    <div className={styles.wheel}>
      <svg
        data-travels="wheel"
        className={styles.drawing}
        viewBox="0 0 440 440"
        role="img"
        aria-label={energyName(turn, today)}
      >
        <defs>
          <radialGradient id={id} gradientUnits="userSpaceOnUse" cx="220" cy="220" r={bandOuter(1)}>
            <stop className={styles.privacyMode} offset=".78" />
            <stop className={styles.far} offset="1" />
          </radialGradient>
        </defs>
        <path className={styles.ahead} d={bandPath(turn, turn.day + 1, turn.length)} />
        <path fill={`url(#${id})`} d={bandPath(turn, 1, turn.day)} />
        <path className={styles.shade} d={discs.map(({ place }) => discPath(place)).join('')} />
        <path className={styles.lit} d={discs.map(({ light, place }) => litPath(lightOf(light), place)).join('')} />
        <path
          className={styles.tick}
          d={days
            .filter((day) => !logged.has(day))
            .map(ember)
            .join('')}
        />
        {([1, 2, 3, 4, 5] as const).map((level) => {
          const fires = days.filter((day) => logged.get(day) === level);
          return (
            fires.length > 0 && (
              <path
                key={level}
                className={styles.ember}
                d={fires.map(ember).join('')}
                strokeWidth={3.2 + level * 1.9}
              />
            )
          );
        })}
        <path className={styles.hand} d={`M${coordinates(from.x, from.y)}L${coordinates(to.x, to.y)}`} />
        <EnergyCore words={energyCore(turn, today)} />
      </svg>
    </div>
  );
}

function EnergyCore({ words }: { readonly words: ReturnType<typeof energyCore> }) {
  return (
    <g className={styles.core}>
      <text className={styles.small} x="220" y="188">
        {words.kicker}
      </text>
      <text className={words.number ? styles.number : styles.say} x="220" y={words.number ? 242 : 224}>
        {words.number ?? words.say}
      </text>
      {words.note && (
        <text className={styles.note} x="220" y="267">
          {words.note}
        </text>
      )}
    </g>
  );
}
