import { useId } from 'react';
import { litPath, type Hemisphere, type Light } from './lit-path.ts';
import styles from './moon.module.css';

/* The seas as the naked eye knows them: centre, half-axes, tilt. */
const SEAS = [
  [-30, -38, 26, 18, -20],
  [-6, -52, 16, 10, 10],
  [18, -40, 17, 13, 0],
  [34, -22, 14, 17, 20],
  [42, -46, 8, 6, 0],
  [-46, -4, 20, 30, 8],
  [-26, 18, 18, 14, 0],
  [6, -12, 12, 9, 0],
  [22, 2, 14, 10, 30],
  [-14, 50, 10, 6, 0],
  [-52, 34, 8, 10, 0],
] as const;
const MARIA = SEAS.map(([x, y, across, down, tilt]) => {
  const [dx, dy] = [across * Math.cos((tilt * Math.PI) / 180), across * Math.sin((tilt * Math.PI) / 180)].map(
    Math.round,
  ) as [number, number];
  return `M${x - dx} ${y - dy}a${across} ${down} ${tilt} 1 0 ${2 * dx} ${2 * dy}a${across} ${down} ${tilt} 1 0 ${-2 * dx} ${-2 * dy}`;
}).join('');
/* Bright ray craters: Tycho, Copernicus, Kepler and a scatter. */
const CRATERS = 'M14 62h0M30 40h0M-4 34h0M52 16h0M-34 56h0M-62-30h0M44 54h0M4 80h0M-20-78h0M62-6h0';

type MoonFaceProps = {
  readonly light: Light;
  readonly size?: number;
  readonly hemisphere?: Hemisphere | undefined;
  readonly label: string;
};

/** The big moon of a night panel: earthshine on the dark limb, seas, and a terminator as soft as the real one. */
export function MoonFace({ light, size = 190, hemisphere = 'north', label }: MoonFaceProps) {
  const id = useId();
  const lit = litPath(light, { radius: 100, hemisphere: 'north' });
  return (
    <svg
      data-travels="moon"
      className={styles.face}
      width={size}
      height={size}
      viewBox="-104 -104 208 208"
      role="img"
      aria-label={label}
    >
      <defs>
        <radialGradient id={`${id}g`} cx=".6" cy=".42" r=".72">
          <stop className={styles.bright} />
          <stop className={styles.warm} offset=".62" />
          <stop className={styles.edge} offset="1" />
        </radialGradient>
        <filter id={`${id}b`} x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="3" />
        </filter>
        <filter id={`${id}t`}>
          <feGaussianBlur stdDeviation="1.4" />
        </filter>
        <clipPath id={`${id}o`}>
          <circle r="100" />
        </clipPath>
        <clipPath id={`${id}c`}>
          <path d={lit} />
        </clipPath>
      </defs>
      <g transform={hemisphere === 'south' ? 'rotate(180)' : undefined}>
        <circle className={styles.dark} r="100" />
        <path className={styles.faint} d={MARIA} filter={`url(#${id}b)`} />
        <g clipPath={`url(#${id}o)`}>
          <path d={lit} fill={`url(#${id}g)`} filter={`url(#${id}t)`} />
        </g>
        <g clipPath={`url(#${id}c)`}>
          <path className={styles.sea} d={MARIA} filter={`url(#${id}b)`} />
          <path className={styles.crater} d={CRATERS} />
        </g>
      </g>
    </svg>
  );
}
