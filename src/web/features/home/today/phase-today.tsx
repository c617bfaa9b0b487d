import type { CycleView } from '#domain/cycle/cycle-view.ts';
import { PHASE_INFO } from '#domain/cycle/phase-info.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { DeferredSigns, HowDoYouKnow, PhaseFacts } from '#web/features/cycle/public.ts';
import { TodayFrame } from './today-frame.tsx';

type Props = { readonly view: CycleView; readonly surface: Pick<StageSurface, 'fertileWindow'> };

/** Inside the usual length: the phase the member is in, in a few words, and what the forecast rests on. */
export function PhaseToday({ view, surface }: Props) {
  return (
    <TodayFrame title={PHASE_INFO[view.phase].description} phase={view.phase}>
      <DeferredSigns view={view} show="phase" />
      <PhaseFacts phase={view.phase} />
      {surface.fertileWindow && <DeferredSigns view={view} show="fertile" />}
      <HowDoYouKnow view={view} />
    </TodayFrame>
  );
}
