import { useMemo } from 'react';
import { breathAt, PACES, type Pace } from '#domain/daily-flow/breath.ts';
import { FLOW_MINUTES } from '#domain/daily-flow/daily-flow.ts';
import { dailyFlow } from '#web/features/daily-flow/daily-flow.copy.ts';
import { Stage } from '#web/features/daily-flow/stage.tsx';
import type { StepProps } from '#web/features/daily-flow/use-walk.ts';
import { Segments } from '#web/ui/choices/segments.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { BreathArch } from './breath-arch.tsx';
import { OwnPace } from './own-pace.tsx';
import { TimedButtons } from './timed-buttons.tsx';
import { usePauseKey } from './use-pause-key.ts';
import { useTimer } from './use-timer.ts';
import { useWakeLock } from '#web/platform/device/use-wake-lock.ts';
import styles from '../stage.module.css';

const copy = dailyFlow.breathe;
const KINDS = (['four_seven', 'four_six', 'own'] as const).map((value) => ({ value, label: copy.paces[value] }));
const TOTAL = FLOW_MINUTES.breathe * 60_000;

/**
 * Three minutes of paced breathing: the arch, the beads and the words say the same; a screen reader hears each change
 * and no second.
 */
export function BreatheStep({ walk }: StepProps) {
  const { kind, own } = walk.reply.breathing;
  const pace: Pace = useMemo(() => (kind === 'own' ? own : PACES[kind]), [kind, own]);
  const timer = useTimer(TOTAL, walk.ring);
  const { run, elapsed } = timer;
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const running = run === 'running';
  useWakeLock(running);
  usePauseKey(running, timer.pause);
  const breath = running || run === 'paused' ? breathAt(elapsed, pace) : null;
  const side = breath && copy[breath.side](pace);
  const cue = run === 'over' ? copy.over : (!still && side) || copy.both(pace);
  const time = run === 'waiting' ? dailyFlow.about(FLOW_MINUTES.breathe) : dailyFlow.left(timer.minutesLeft);
  return (
    <Stage
      walk={walk}
      time={time}
      art={
        <BreathArch
          pace={pace}
          breath={breath}
          moving={running && !still ? timer.read : null}
          still={still || run === 'over'}
        >
          <p aria-hidden="true">{cue}</p>
        </BreathArch>
      }
    >
      <p className={styles.say}>{copy.say}</p>
      <p className="vh" role="status">
        {run === 'over' ? copy.over : run === 'paused' ? copy.paused : side}
      </p>
      <Segments
        label={copy.pace}
        name="pace"
        options={KINDS}
        value={kind}
        onChange={(to) => walk.keep({ breathing: { kind: to, own } })}
      />
      {kind === 'own' && <OwnPace pace={own} onChange={(to) => walk.keep({ breathing: { kind, own: to } })} />}
      <TimedButtons timer={timer} onOnward={() => walk.onward()} onSkip={walk.skip} />
      <p className={styles.caption}>{copy.dizzy}</p>
    </Stage>
  );
}
