import { FLOW_MINUTES } from '#domain/daily-flow/daily-flow.ts';
import { TimedButtons } from '#web/features/daily-flow/breath/timed-buttons.tsx';
import { usePauseKey } from '#web/features/daily-flow/breath/use-pause-key.ts';
import { useTimer } from '#web/features/daily-flow/breath/use-timer.ts';
import { dailyFlow } from '#web/features/daily-flow/daily-flow.copy.ts';
import { LitArch } from '#web/features/daily-flow/lit-arch.tsx';
import { Stage } from '#web/features/daily-flow/stage.tsx';
import type { StepProps } from '#web/features/daily-flow/use-walk.ts';
import { Disc } from '#web/ui/drawings/moon/disc.tsx';
import { moonWords } from '#web/ui/drawings/moon/moon.copy.ts';
import styles from '../stage.module.css';

const TOTAL = FLOW_MINUTES.arrive * 60_000;

/** A minute to be here: tonight's moon in the arch, the words of the day, and something to notice. */
export function ArriveStep({ walk }: StepProps) {
  const { moon, words, bell } = walk.reply;
  const timer = useTimer(TOTAL, walk.ring);
  usePauseKey(timer.run === 'running', timer.pause);
  const time = timer.run === 'waiting' ? dailyFlow.about(FLOW_MINUTES.arrive) : dailyFlow.left(timer.minutesLeft);
  return (
    <Stage
      walk={walk}
      time={time}
      art={
        <LitArch light={timer.elapsed / TOTAL}>
          <Disc light={moon} size={84} label={`${dailyFlow.arrive.moon}: ${moonWords(moon)}`} />
        </LitArch>
      }
    >
      <div className={styles.lines}>
        {words.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <p className={styles.say}>{words.settle}</p>
      <TimedButtons timer={timer} onOnward={() => walk.onward()} onSkip={walk.skip} />
      <p className={styles.caption}>{bell ? dailyFlow.arrive.bell : dailyFlow.arrive.quiet}</p>
    </Stage>
  );
}
