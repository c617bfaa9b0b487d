import { href } from '#contract/screens.ts';
import type { CycleView } from '#domain/cycle/cycle-view.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { DeferredPeriodStart, useCycleView } from '#web/features/cycle/public.ts';
import { GuidanceButton, offersGuidance, StageMore, wordsOfStage } from '#web/features/stage/public.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { ForecastSentence } from '#web/ui/drawings/forecast/forecast-sentence.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { TodayFrame } from './today-frame.tsx';
import { todayCopy } from './today.copy.ts';
import styles from './today.module.css';

type Props = Pick<StageSurface, 'wording'> & {
  readonly teen: boolean;
  /** The cycle where it is counted: near and past its window, and while it rests, it has a say too. */
  readonly view?: CycleView;
  readonly onStarted?: () => void;
};

/**
 * Beside the wheel of a stage that names no phases: what is shown and what not, and the way to log today (decisions 8);
 * in every state of the cycle, while it rests too.
 */
export function StageToday({ wording, teen, view, onStarted }: Props) {
  const words = wordsOfStage(wording, { teen });
  const reply = useCycleView().data;
  if (!words) return null;
  const { stage } = todayCopy;
  // On a hormonal method nothing waits for a bleed.
  const waits =
    view && onStarted && view.state !== 'within' && wording !== 'contraception' ? { view, onStarted } : null;
  return (
    <TodayFrame kicker={stage.kicker} title={waits ? titleOf(waits.view) : words.title}>
      {waits && (
        <>
          <ForecastSentence view={waits.view} short />
          <DeferredPeriodStart kind="line" onStarted={waits.onStarted} />
        </>
      )}
      {/* Of a window there is nothing to say while the cycle rests. */}
      {!(wording === 'perimenopause' && view?.state === 'resting') && <p>{words.lead}</p>}
      {words.care && <Notice tone="care">{words.care}</Notice>}
      {!teen && reply && <StageMore now={reply} view={reply.view} />}
      <div className={styles.actions}>
        {!waits && (
          <LinkButton kind="line" size="small" href={href('tracker')}>
            {stage.action}
          </LinkButton>
        )}
        {offersGuidance(wording, { teen }) && <GuidanceButton />}
      </div>
    </TodayFrame>
  );
}

function titleOf({ state }: CycleView): string {
  if (state === 'resting') return todayCopy.resting.title;
  return state === 'past' ? todayCopy.past.title : todayCopy.window.title;
}
