import type { CycleView } from '#domain/cycle/cycle-view.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { periodPrompt } from '#web/features/cycle/public.ts';
import { DeferredFirstDate, DeferredStarted, DeferredUsualDay } from '../deferred-home.tsx';
import { StageToday } from './deferred-stage-today.ts';

type Props = { readonly view: CycleView; readonly surface: StageSurface; readonly onStarted: () => void };

/** What today is, and what may be asked about it, for each life of the wheel (decisions 4, design 15). */
export function TodayPanel(props: Props) {
  const { view, surface } = props;
  const firstYears = surface.wording === 'first_years';
  const prompt = periodPrompt(view, { reason: null, notYetOn: null });
  if (prompt === 'first') return <DeferredFirstDate surface={surface} onStarted={props.onStarted} />;
  if (!surface.phases && !firstYears) return <StageToday wording={surface.wording} teen={false} {...props} />;
  if (prompt === 'edit') return <DeferredUsualDay {...props} firstYears={firstYears} />;
  return <DeferredStarted {...props} isLong={prompt === 'what_happened'} />;
}
