import type { CycleView, Phase } from '#domain/cycle/cycle-view.ts';
import { dot } from '#web/ui/drawings/marks/coordinate.ts';
import { arcPath, CENTRE, dayMiddle, point, TICK_RADIUS, type Point } from './geometry.ts';
import type { RingPlan, RingStretch } from './ring-plan.ts';
import styles from './wheel.module.css';

const PHASES: readonly Phase[] = ['rest', 'create', 'shine', 'reflect'];

type RingProps = { readonly plan: RingPlan; readonly id: string };

/** The light of the hearth on the inner edge of each phase that was lived. */
export function HearthLight({ plan, id }: RingProps) {
  const lived = PHASES.filter((phase) =>
    plan.stretches.some((stretch) => stretch.known === 'lived' && stretch.phase === phase),
  );
  return lived.map((phase) => (
    <radialGradient
      key={phase}
      id={id + phase}
      data-phase={phase}
      gradientUnits="userSpaceOnUse"
      cx={CENTRE}
      cy={CENTRE}
      r="169"
    >
      <stop className={styles.glow} offset=".735" />
      <stop className={styles.hue} offset=".96" />
    </radialGradient>
  ));
}

/** The tide ring: what was lived, what is expected, what nobody knows. */
export function TideRing({ plan, id }: RingProps) {
  const fill = (stretch: RingStretch) => (stretch.known === 'lived' ? { fill: `url(#${id}${stretch.phase})` } : {});
  return plan.stretches.map((stretch) => (
    <path
      key={stretch.from}
      className={styles[stretch.known]}
      data-phase={stretch.phase ?? undefined}
      d={arcPath(stretch, plan.length)}
      {...fill(stretch)}
    />
  ));
}

const FLOW_WIDTHS = { spotting: 3.6, light: 4.9, medium: 6.8, heavy: 8.7 } as const;
const FLOW_KINDS = ['spotting', 'light', 'medium', 'heavy'] as const;

function dotAt({ x, y }: Point): string {
  return dot(x, y);
}

/** A tick for each day, a larger one each week, and a garnet dot by flow where bleeding was logged. */
export function DayTicks({ plan, view }: { readonly plan: RingPlan; readonly view: CycleView }) {
  const bled = new Map(plan.hand === null ? [] : view.bleeding.map(({ day, flow }) => [day, flow]));
  const days = Array.from({ length: plan.length }, (_, index) => index + 1);
  const place = (day: number) => dotAt(point(TICK_RADIUS, dayMiddle(day, plan.length)));
  const plain = days.filter((day) => !bled.has(day));
  return (
    <g className={styles.ticks}>
      <path
        d={plain
          .filter((day) => day % 7 !== 0)
          .map(place)
          .join('')}
        strokeWidth="2.4"
      />
      <path
        d={plain
          .filter((day) => day % 7 === 0)
          .map(place)
          .join('')}
        strokeWidth="3.8"
      />
      {FLOW_KINDS.map((kind) => {
        const drops = days.filter((day) => bled.get(day) === kind);
        return (
          drops.length > 0 && (
            <path key={kind} className={styles.bled} d={drops.map(place).join('')} strokeWidth={FLOW_WIDTHS[kind]} />
          )
        );
      })}
    </g>
  );
}
