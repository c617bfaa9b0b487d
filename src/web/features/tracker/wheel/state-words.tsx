import type { CycleView, ExclusionReason } from '#domain/cycle/cycle-view.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { DeferredPeriodStart, DeferredSigns, periodPrompt, useNotYetOn } from '#web/features/cycle/public.ts';
import { tracker } from '#web/features/tracker/tracker.copy.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { isWide } from '#web/ui/drawings/forecast/forecast.copy.ts';
import { ForecastSentence } from '#web/ui/drawings/forecast/forecast-sentence.tsx';
import { PhaseNote } from './phase-note.tsx';
import { StageNote } from './stage-note.tsx';
import { TeenNote } from './teen-note.tsx';
import { WhatHappened } from './what-happened.tsx';
import styles from './wheel.module.css';

export type StateProps = {
  readonly view: CycleView;
  readonly surface: StageSurface;
  readonly answer: ExclusionReason | null;
  readonly onAnswered: () => void;
};

/** What stands beneath the wheel, for each of its lives (design 15). */
export function StateWords(props: StateProps) {
  const { view, surface } = props;
  if (view.state === 'within') return <Within {...props} />;
  // Where no phase is named the stage has a say in every state: its guidance stands while the cycle rests too.
  if (!surface.phases && surface.wording !== 'first_years' && surface.wording !== 'contraception')
    return (
      <>
        <NotWithin {...props} />
        <StageNote wording={surface.wording} />
      </>
    );
  return <NotWithin {...props} />;
}

function NotWithin(props: StateProps) {
  const { view, surface, answer, onAnswered } = props;
  const notYetOn = useNotYetOn();
  // Bleeding on a hormonal method is no period: nothing waits for one, and it is logged as it comes.
  if (surface.wording === 'contraception') return <StageNote wording={surface.wording} />;
  if (view.state === 'resting') return <Resting view={view} onAnswered={onAnswered} />;
  if (view.state === 'past') return <Past {...props} />;
  const expected = surface.asksStart && periodPrompt(view, { reason: answer, notYetOn }) === 'expected';
  return (
    <>
      {expected && <h2 className={styles.ask}>{tracker.expected.title}</h2>}
      <p className={expected ? undefined : styles.say}>
        {expected
          ? tracker.expected.text
          : view.forecast && isWide(view.forecast)
            ? tracker.window.wide
            : tracker.window.sure}
      </p>
      <DeferredPeriodStart onStarted={onAnswered} asks={expected} />
      <DeferredSigns view={view} show="state" firstYears={surface.wording === 'first_years'} />
    </>
  );
}

function Within({ view, surface, onAnswered }: StateProps) {
  if (surface.wording === 'first_years') return <TeenNote view={view} onAnswered={onAnswered} />;
  return surface.phases ? <PhaseNote view={view} /> : <StageNote wording={surface.wording} />;
}

function Past({ view, surface, answer, onAnswered }: StateProps) {
  const asks = surface.asksStart && periodPrompt(view, { reason: answer, notYetOn: null }) === 'what_happened';
  return (
    <>
      <p className={styles.say}>{tracker.past.text}</p>
      <DeferredPeriodStart onStarted={onAnswered} />
      <DeferredSigns view={view} show="state" firstYears={surface.wording === 'first_years'} />
      {asks && view.startDate && <WhatHappened startDate={view.startDate} surface={surface} onAnswered={onAnswered} />}
      {answer && <p className={styles.small}>{tracker.forecast.openLeftOut}</p>}
    </>
  );
}

function Resting({ view, onAnswered }: Pick<StateProps, 'view' | 'onAnswered'>) {
  return (
    <>
      <ForecastSentence view={view} short />
      <DeferredPeriodStart
        onStarted={onAnswered}
        aside={
          <LinkButton kind="line" href="#life-stage">
            {tracker.resting.stage}
          </LinkButton>
        }
      />
      <p className={styles.small}>{tracker.resting.text}</p>
    </>
  );
}
