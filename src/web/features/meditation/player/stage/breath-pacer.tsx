import { useEffect, useId, useRef } from 'react';
import { breathAt, type BreathMoment, type BreathSpan } from '#domain/meditation/breath.ts';
import { player } from '#web/features/meditation/player/player.copy.ts';
import { Ring } from './moon-ring.tsx';
import styles from './breath-pacer.module.css';

const copy = player.stage.breath;
/** How much of its height the light keeps when it has sunk. */
const LEAST = 0.3;
const GROUND = 318;

type Props = {
  readonly breath: BreathMoment;
  readonly spans: readonly BreathSpan[];
  /** Tells the exact position while the light moves; null while it stands. */
  readonly moving: (() => number) | null;
  readonly share: number;
  readonly seconds: number;
};

/**
 * An arch that fills with a breath in and sinks with a breath out, in the ring of minutes. Without motion it stands and
 * the words and the count alone change.
 */
export function BreathPacer({ breath, spans, moving, share, seconds }: Props) {
  const id = useId();
  const light = useLight(moving, spans);
  return (
    <div className={styles.pacer}>
      <svg className={styles.arch} viewBox="0 0 400 400" aria-hidden="true">
        <defs>
          <linearGradient id={id} x1="0" y1="1" x2="0" y2="0">
            <stop className={styles.glow} offset="0" />
            <stop className={styles.glow} offset=".6" stopOpacity=".6" />
            <stop className={styles.glow} offset="1" stopOpacity=".18" />
          </linearGradient>
        </defs>
        <Ring share={share} seconds={seconds} />
        <path
          ref={light}
          d={`M128 ${GROUND}V176a72 72 0 0 1 144 0V${GROUND}Z`}
          fill={`url(#${id})`}
          transform={rise(moving ? breath.light : 1)}
        />
        <path className={styles.outline} d={`M112 ${GROUND}V176a88 88 0 0 1 176 0V${GROUND}M94 ${GROUND}H306`} />
      </svg>
      <div className={styles.words} aria-hidden="true">
        <b>{copy[breath.side]}</b>
        <span className="num">{breath.count}</span>
      </div>
      <p className={styles.round}>{copy.round(breath.round, breath.rounds)}</p>
    </div>
  );
}

/** Moves the light frame by frame, past React: sixty drawings a second would tire a phone. */
function useLight(moving: (() => number) | null, spans: readonly BreathSpan[]) {
  const path = useRef<SVGPathElement>(null);
  useEffect(() => {
    if (!moving) return undefined;
    let frame = 0;
    const draw = () => {
      const now = breathAt(spans, moving());
      if (now) path.current?.setAttribute('transform', rise(now.light));
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [moving, spans]);
  return path;
}

/** Grown from its threshold: `light` from 0 (sunk) to 1 (full). */
function rise(light: number): string {
  const scale = Math.round((LEAST + (1 - LEAST) * light) * 1000) / 1000;
  return `translate(200 ${GROUND}) scale(${scale}) translate(-200 -${GROUND})`;
}
