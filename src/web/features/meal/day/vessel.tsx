import { useId } from 'react';
import type { Vessel as VesselName } from '#domain/food/nutrients.ts';
import type { Level } from '#domain/food/sum.ts';
import styles from './vessel.module.css';

/** A drop for iron, a leaf for folate, a seed for magnesium, an ear for fiber, on a grid of 100 by 118. */
const SHAPES: Readonly<Record<VesselName, string>> = {
  iron: 'M50 6c14 24 34 42 34 66a34 34 0 0 1-68 0c0-24 20-42 34-66Z',
  folate: 'M50 112V96C22 92 12 64 20 22c34 2 62 22 62 52 0 14-12 22-32 22',
  magnesium: 'M50 8c26 0 36 26 36 52s-16 48-36 48-36-22-36-48S24 8 50 8Z',
  fiber:
    'M50 112V40M50 6c10 8 10 24 0 34-10-10-10-26 0-34ZM50 52c4-14 16-22 30-22 0 14-12 24-30 26ZM50 52c-4-14-16-22-30-22 0 14 12 24 30 26ZM50 80c4-14 16-22 30-22 0 14-12 24-30 26ZM50 80c-4-14-16-22-30-22 0 14 12 24 30 26Z',
};
/** From which height on it is filled, by level: seven steps, since more would be a figure. */
const FROM: Readonly<Record<Level, number>> = {
  none: 118,
  little: 94,
  start: 76,
  half: 58,
  most: 44,
  nearly: 22,
  full: 0,
};

type Props = {
  readonly of: VesselName;
  /** How full; null where nothing was written. */ readonly level: Level | null;
  /** What it says to who does not see it; it is only a drawing without. */ readonly label?: string;
};

/** A vessel that fills as the day does. */
export function Vessel({ of, level, label }: Props) {
  const id = useId();
  return (
    <svg
      className={styles.vessel}
      viewBox="0 0 100 118"
      data-of={of}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <clipPath id={id}>
        <rect x="-10" y={FROM[level ?? 'none']} width="120" height="130" />
      </clipPath>
      <path d={SHAPES[of]} className={styles.outline} data-unwritten={level === null || undefined} />
      {level !== null && <path d={SHAPES[of]} className={styles.fill} clipPath={`url(#${id})`} />}
    </svg>
  );
}

/** The same as a small mark beside a word. */
export function VesselMark({ of }: { readonly of: VesselName }) {
  return (
    <svg className={styles.mark} viewBox="0 0 100 118" data-of={of} aria-hidden="true">
      <path d={SHAPES[of]} />
    </svg>
  );
}
