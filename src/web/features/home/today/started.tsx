import { href } from '#contract/screens.ts';
import type { CycleView, ExclusionReason } from '#domain/cycle/cycle-view.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import {
  DeferredPeriodStart,
  DeferredSigns,
  HowDoYouKnow,
  periodPrompt,
  useCycles,
  useNotYetOn,
  type PeriodPrompt,
} from '#web/features/cycle/public.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { ForecastSentence } from '#web/ui/drawings/forecast/forecast-sentence.tsx';
import { TodayFrame } from './today-frame.tsx';
import { todayCopy } from './today.copy.ts';

type Props = { readonly view: CycleView; readonly surface: StageSurface; readonly onStarted: () => void };

/**
 * From the window on: when a period may start, whether it did, and long past the window (`isLong`) what happened,
 * unless the member said so.
 */
export function Started({ isLong, ...props }: Props & { readonly isLong: boolean }) {
  return isLong ? <LongPast {...props} /> : <Asked {...props} answer={null} />;
}

// The member's answer stands in the cycles, which this page needs in no other case.
function LongPast(props: Props) {
  const cycles = useCycles().data;
  const answer = cycles?.find(({ startDate }) => startDate === props.view.startDate)?.excluded ?? null;
  return <Asked {...props} answer={cycles ? answer : 'other'} />;
}

function Asked({ view, surface, onStarted, answer }: Props & { readonly answer: ExclusionReason | null }) {
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
      <DeferredPeriodStart kind="line" onStarted={onStarted} asks={asks === 'expected'} />
      <DeferredSigns view={view} show="state" firstYears={surface.wording === 'first_years'} />
      {surface.fertileWindow && <DeferredSigns view={view} show="fertile" />}
    </TodayFrame>
  );
}

function wordsOf(view: CycleView, asks: PeriodPrompt): { readonly title: string; readonly text?: string } {
  if (asks === 'what_happened') return todayCopy.whatHappened;
  if (asks === 'expected') return todayCopy.expected;
  if (view.state === 'resting') return todayCopy.resting;
  return view.state === 'past' ? todayCopy.past : todayCopy.window;
}
