import { useEffect, useId, useRef, type ReactNode } from 'react';
import { breathAt, type Breath, type Pace } from '#domain/daily-flow/breath.ts';
import { beadAt, lightTransform } from './arch-plan.ts';
import styles from './breath.module.css';

type Props = {
  readonly pace: Pace;
  /** The moment, in whole seconds; null before the first breath. */ readonly breath: Breath | null;
  /** Tells the exact moment while the light moves; null while it stands. */ readonly moving: (() => number) | null;
  readonly still: boolean;
  readonly children?: ReactNode;
};

/**
 * An arch that fills with light and empties again; the beads on its outline are the seconds. With `still` it stands
 * full and the count alone changes.
 */
export function BreathArch({ pace, breath, moving, still, children }: Props) {
  const id = useId();
  const light = useLight(moving, pace);
  const beads = pace.in + pace.out;
  return (
    <div className={styles.frame}>
      <svg className={styles.arch} viewBox="0 0 400 400" aria-hidden="true">
        <defs>
          <linearGradient id={id} x1="0" y1="1" x2="0" y2="0">
            <stop className={styles.glow} offset="0" />
            <stop className={styles.glow} offset=".55" stopOpacity=".55" />
            <stop className={styles.glow} offset="1" stopOpacity=".12" />
          </linearGradient>
        </defs>
        {[82, 106, 130].map((x) => (
          <path key={x} className={styles.inner} d={`M${x} 390V200a${200 - x} ${200 - x} 0 0 1 ${400 - 2 * x} 0V390`} />
        ))}
        <path
          ref={light}
          className={styles.light}
          d="M94 390V200a106 106 0 0 1 212 0V390Z"
          fill={`url(#${id})`}
          transform={lightTransform(still ? 1 : (breath?.light ?? 0))}
        />
        <path className={styles.outline} d="M60 390V200a140 140 0 0 1 280 0V390" />
        {Array.from({ length: beads }, (_, place) => (
          <Bead key={place} place={place} of={beads} breath={breath} />
        ))}
        <path className={styles.outline} d="M40 390H360" />
      </svg>
      <div className={styles.cue}>{children}</div>
    </div>
  );
}

function Bead({ place, of, breath }: { readonly place: number; readonly of: number; readonly breath: Breath | null }) {
  const { x, y } = beadAt(place, of);
  if (breath?.bead !== place)
    return (
      <circle
        className={styles.bead}
        data-past={(breath !== null && place < breath.bead) || undefined}
        cx={x}
        cy={y}
        r="5"
      />
    );
  return (
    <g>
      <circle className={styles.now} cx={x} cy={y} r="15" />
      <text className={styles.count} x={x} y={y + 5.5}>
        {breath.count}
      </text>
    </g>
  );
}

/** Moves the light with the breath, frame by frame, past React: sixty drawings a second would tire a phone. */
function useLight(moving: (() => number) | null, pace: Pace) {
  const path = useRef<SVGPathElement>(null);
  useEffect(() => {
    if (!moving) return undefined;
    let frame = 0;
    const draw = () => {
      path.current?.setAttribute('transform', lightTransform(breathAt(moving(), pace).light));
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [moving, pace]);
  return path;
}
