import { href } from '#contract/screens.ts';
import type { CycleView } from '#domain/cycle/cycle-view.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { DeferredFirstDay, periodPrompt } from '#web/features/cycle/public.ts';
import { DeferredStarted, DeferredUsualDay } from '../deferred-home.tsx';
import { StageToday } from './deferred-stage-today.ts';
import { TodayFrame } from './today-frame.tsx';
import { todayCopy } from './today.copy.ts';

type Props = { readonly view: CycleView; readonly surface: StageSurface; readonly onStarted: () => void };

/** What today is, and what may be asked about it, for each life of the wheel (decisions 4, design 15). */
export function TodayPanel(props: Props) {
  const { view, surface } = props;
  const firstYears = surface.wording === 'first_years';
  const prompt = periodPrompt(view, { reason: null, notYetOn: null });
  if (prompt === 'first')
    return (
      <TodayFrame {...todayCopy.first}>
        <DeferredFirstDay
          firstYears={firstYears}
          onStarted={props.onStarted}
          stageHref={`${href('tracker')}#life-stage`}
        />
      </TodayFrame>
    );
  if (!surface.phases && !firstYears) return <StageToday wording={surface.wording} teen={false} {...props} />;
  if (prompt === 'edit') return <DeferredUsualDay view={view} firstYears={firstYears} onStarted={props.onStarted} />;
  return <DeferredStarted {...props} isLong={prompt === 'what_happened'} />;
}
