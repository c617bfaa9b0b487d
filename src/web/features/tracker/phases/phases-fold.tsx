import type { CycleView } from '#domain/cycle/cycle-view.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { tracker } from '#web/features/tracker/tracker.copy.ts';
import { PhaseStrip } from './phase-strip.tsx';

/** The phases of this cycle behind one line. */
export function PhasesFold({ view }: { readonly view: CycleView }) {
  return (
    <Fold summary={tracker.phases}>
      <PhaseStrip view={view} />
    </Fold>
  );
}
