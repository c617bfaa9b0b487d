import { useId } from 'react';
import type { CycleView, MoonDay } from '#domain/cycle/cycle-view.ts';
import type { Hemisphere } from '#web/ui/drawings/moon/lit-path.ts';
import { MoonRing } from './moon-ring.tsx';
import { ringPlan } from './ring-plan.ts';
import { coreWords, wheelName, type BleedEvent } from './wheel.copy.ts';
import { Core, DayOnePlace, Flames, PhaseGlyphs, PhaseWords, TodayHand } from './wheel-marks.tsx';
import { DayTicks, HearthLight, TideRing } from './wheel-ring.tsx';
import styles from './wheel.module.css';

export type CycleWheelProps = {
  readonly view: CycleView;
  /** The moon of the wheel's days, from day 1 on; days that are missing stay undrawn. */
  readonly moon: readonly MoonDay[];
  /** Ring and core alone, for small places. */
  readonly compact?: boolean;
  /** Nothing is claimed after the period's end: the first years, and stages that name no phases. */
  readonly quiet?: boolean;
  /** Without it no moons stand around the ring. */
  readonly moonRing?: boolean;
  /** What bleeding is called. */
  readonly event?: BleedEvent;
  readonly hemisphere?: Hemisphere;
  /** Draws itself once, clockwise; for the first sight of the day. */
  readonly drawIn?: boolean;
  /** The place asks for the first date, and the middle leads there. */
  readonly asks?: boolean;
};

/**
 * The wheel: where the member is in the member's cycle at a glance. Known is solid, expected outlined, unknown dotted.
 */
export function CycleWheel({
  view,
  moon,
  compact = false,
  quiet = false,
  moonRing = true,
  event = 'period',
  hemisphere,
  drawIn = false,
  asks = false,
}: CycleWheelProps) {
  const id = useId();
  const plan = ringPlan(view, { quiet });
  const small = compact || !moonRing;
  const { box, reach } = roomOf({ small, bare: !moonRing && plan.words.length === 0 });
  return (
    <div className={styles.wheel} data-life={view.state} data-compact={compact || undefined}>
      <svg
        data-travels="wheel"
        className={styles.drawing}
        viewBox={box}
        role="img"
        aria-label={wheelName(view, { quiet, event })}
      >
        <defs>
          <HearthLight plan={plan} id={id} />
          {drawIn && (
            <mask
              id={`${id}m`}
              className={styles.alpha}
              maskUnits="userSpaceOnUse"
              x="0"
              y="0"
              width="440"
              height="440"
            >
              <circle
                className={styles.sweep}
                cx="220"
                cy="220"
                r="140"
                pathLength="1"
                transform="rotate(-90 220 220)"
              />
            </mask>
          )}
        </defs>
        {!small && (
          <MoonRing
            moon={moon}
            length={plan.length}
            start={plan.start}
            today={plan.hand === null ? null : view.today}
            hemisphere={hemisphere}
          />
        )}
        <g mask={drawIn ? `url(#${id}m)` : undefined}>
          <TideRing plan={plan} id={id} />
          <DayTicks plan={plan} view={view} />
          {!compact && <Flames plan={plan} />}
          {!compact && <PhaseWords plan={plan} id={id} />}
          {view.state !== 'none' && view.state !== 'resting' && <PhaseGlyphs plan={plan} />}
        </g>
        {plan.hand !== null && <TodayHand day={plan.hand} length={plan.length} reach={reach} />}
        {view.state === 'none' && <DayOnePlace />}
        <Core words={coreWords(view, { quiet, event, asks })} />
      </svg>
    </div>
  );
}

/**
 * The window on the drawing, and how far out the hand reaches: with neither moons nor words around it, the ring takes
 * their room.
 */
function roomOf({ small, bare }: { readonly small: boolean; readonly bare: boolean }): {
  readonly box: string;
  readonly reach: number;
} {
  if (bare) return { box: '46 46 348 348', reach: 172 };
  return { box: small ? '24 24 392 392' : '0 0 440 440', reach: 190 };
}
