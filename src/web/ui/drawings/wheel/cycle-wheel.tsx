import { useId } from 'react';
import type { CycleView, MoonDay } from '#domain/cycle/cycle-view.ts';
import type { Hemisphere } from '#web/ui/drawings/moon/lit-path.ts';
import { MoonRing } from './moon-ring.tsx';
import { ringPlan } from './ring-plan.ts';
import { coreWords, wheelName } from './wheel.copy.ts';
import { Core, DayOnePlace, Flames, PhaseGlyphs, PhaseWords, TodayHand } from './wheel-marks.tsx';
import { DayTicks, HearthLight, TideRing } from './wheel-ring.tsx';
import styles from './wheel.module.css';

export type CycleWheelProps = {
  readonly view: CycleView;
  /** The moon of the wheel's days, from day 1 on; days that are missing stay undrawn. */
  readonly moon: readonly MoonDay[];
  /** Ring and core alone, for small places. */
  readonly compact?: boolean;
  /** The first years: no moon ring, and nothing claimed after the period's end. */
  readonly teen?: boolean;
  readonly hemisphere?: Hemisphere;
  /** Draws itself once, clockwise; for the first sight of the day. */
  readonly drawIn?: boolean;
};

/** The wheel: where she is in her cycle at a glance. Known is solid, expected outlined, unknown dotted. */
export function CycleWheel({ view, moon, compact = false, teen = false, hemisphere, drawIn = false }: CycleWheelProps) {
  const id = useId();
  const plan = ringPlan(view, { teen });
  const small = compact || teen;
  return (
    <div className={styles.wheel} data-life={view.state} data-compact={compact || undefined}>
      <svg className={styles.drawing} viewBox={small ? '24 24 392 392' : '0 0 440 440'} role="img" aria-label={wheelName(view, teen)}>
        <defs>
          <HearthLight plan={plan} id={id} />
          {drawIn && (
            <mask id={`${id}m`} className={styles.alpha} maskUnits="userSpaceOnUse" x="0" y="0" width="440" height="440">
              <circle className={styles.sweep} cx="220" cy="220" r="140" pathLength="1" transform="rotate(-90 220 220)" />
            </mask>
          )}
        </defs>
        {!small && <MoonRing moon={moon} length={plan.length} start={plan.start} today={plan.hand === null ? null : view.today} hemisphere={hemisphere} />}
        <g className={styles.ring} mask={drawIn ? `url(#${id}m)` : undefined}>
          <TideRing plan={plan} id={id} />
          <DayTicks plan={plan} view={view} />
          {!compact && <Flames plan={plan} />}
          {!compact && <PhaseWords plan={plan} id={id} />}
          {view.state !== 'none' && view.state !== 'resting' && <PhaseGlyphs plan={plan} />}
        </g>
        {plan.hand !== null && <TodayHand day={plan.hand} length={plan.length} />}
        {view.state === 'none' && <DayOnePlace />}
        <Core words={coreWords(view, teen)} />
      </svg>
    </div>
  );
}
