import { href } from '#contract/screens.ts';
import type { CycleView, ExclusionReason } from '#domain/cycle/cycle-view.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import {
  HowDoYouKnow,
  DeferredFirstDay,
  DeferredPeriodStart,
  DeferredSigns,
  periodPrompt,
  useCycles,
  useNotYetOn,
  type PeriodPrompt,
} from '#web/features/cycle/public.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { ForecastSentence } from '#web/ui/drawings/forecast/forecast-sentence.tsx';
import { DeferredUsualDay } from '../deferred-home.tsx';
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
  if (prompt === 'edit') return <DeferredUsualDay view={view} firstYears={firstYears} />;
  return prompt === 'what_happened' ? <LongPast {...props} /> : <Started {...props} answer={null} />;
}

// The member's answer stands in the cycles, which this page needs in no other case.
function LongPast(props: Props) {
  const cycles = useCycles().data;
  const answer = cycles?.find(({ startDate }) => startDate === props.view.startDate)?.excluded ?? null;
  return <Started {...props} answer={cycles ? answer : 'other'} />;
}

function Started({ view, surface, onStarted, answer }: Props & { readonly answer: ExclusionReason | null }) {
  const notYetOn = useNotYetOn();
  const asks = periodPrompt(view, { reason: answer, notYetOn });
  const words = wordsOf(view, asks);
  return (
    <TodayFrame title={words.title}>
      <ForecastSentence view={view} short />
      {view.state === 'window' && <HowDoYouKnow view={view} firstYears={surface.wording === 'first_years'} />}
      {words.text && (
        <p>
          {words.text}{' '}
          {asks === 'what_happened' && (
            <TextLink inline href={href('tracker')}>
              {todayCopy.whatHappened.action}
            </TextLink>
          )}
        </p>
      )}
      <DeferredPeriodStart onStarted={onStarted} asks={asks === 'expected'} />
      <DeferredSigns view={view} show="state" firstYears={surface.wording === 'first_years'} />
    </TodayFrame>
  );
}

function wordsOf(view: CycleView, asks: PeriodPrompt): { readonly title: string; readonly text?: string } {
  if (asks === 'what_happened') return todayCopy.whatHappened;
  if (asks === 'expected') return todayCopy.expected;
  if (view.state === 'resting') return todayCopy.resting;
  return view.state === 'past' ? todayCopy.past : todayCopy.window;
}
