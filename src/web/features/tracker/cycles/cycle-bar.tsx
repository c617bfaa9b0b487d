import type { CycleWire } from '#contract/cycle/cycle.schemas.ts';
import { daysBetween } from '#domain/calendar/local-date.ts';
import type { CycleView, Phase } from '#domain/cycle/cycle-view.ts';
import { phaseSpans } from '#domain/cycle/phases.ts';
import styles from './cycles.module.css';

export type BarPart = {
  readonly phase: Phase | null;
  readonly from: number;
  readonly to: number;
  readonly known: 'lived' | 'expected';
};
type BarContext = { readonly view: CycleView; readonly firstYears: boolean };

/**
 * What a cycle's bar is made of: phases lived and expected; a cycle left out, or of the member's first years, shows its
 * period and its length alone.
 */
export function barParts(cycle: CycleWire, { view, firstYears }: BarContext): BarPart[] {
  const open = cycle.endDate === null;
  const lived = open ? daysBetween(cycle.startDate, view.today) + 1 : cycle.cycleLength;
  const bled = daysBetween(cycle.startDate, cycle.periodEnd) + 1;
  if (open && view.state === 'resting') return [{ phase: 'rest', from: 1, to: bled, known: 'lived' }];
  if (firstYears || cycle.excluded !== null) {
    const rest: BarPart = { phase: 'rest', from: 1, to: bled, known: 'lived' };
    return lived > bled ? [rest, { phase: null, from: bled + 1, to: lived, known: 'lived' }] : [rest];
  }
  const spans = open ? view.phases : phaseSpans(cycle.cycleLength, cycle.periodLength);
  const parts = spans.flatMap(({ phase, from, to }): BarPart[] => {
    if (to <= lived) return [{ phase, from, to, known: 'lived' }];
    if (from > lived) return [{ phase, from, to, known: 'expected' }];
    return [
      { phase, from, to: lived, known: 'lived' },
      { phase, from: lived + 1, to, known: 'expected' },
    ];
  });
  const end = parts.at(-1)?.to ?? 0;
  return lived > end ? [...parts, { phase: null, from: end + 1, to: lived, known: 'lived' }] : parts;
}

/** One cycle on the common axis of days. Lengths stand in percent of it, so that nothing inside is scaled. */
export function CycleBar({ parts, axis }: { readonly parts: readonly BarPart[]; readonly axis: number }) {
  return (
    <svg className={styles.bar} width="100%" height="16" aria-hidden="true">
      {parts.map(({ phase, from, to, known }) => (
        <rect
          key={from}
          data-phase={phase ?? undefined}
          data-known={known}
          x={percent(from - 1, axis)}
          y="1"
          width={percent(Math.max(0, Math.min(to, axis) - from + 1), axis)}
          height="14"
          rx="3"
        />
      ))}
    </svg>
  );
}

/** A share of the axis: "32.14%". */
export function percent(days: number, axis: number): string {
  return `${Math.round((10_000 * Math.min(days, axis)) / axis) / 100}%`;
}
