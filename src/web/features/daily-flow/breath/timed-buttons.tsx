import { Pause, Play } from 'lucide-react';
import { dailyFlow } from '#web/features/daily-flow/daily-flow.copy.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import styles from '../stage.module.css';
import type { Timer } from './use-timer.ts';

type Props = { readonly timer: Timer; readonly onOnward: () => void; readonly onSkip: () => void };

/**
 * The buttons of a step that takes its time: begin or skip it, pause and resume it, go on whenever the member likes.
 */
export function TimedButtons({ timer: { run, start, pause }, onOnward, onSkip }: Props) {
  return (
    <div className={styles.buttons}>
      {run === 'waiting' ? (
        <Button kind="hearth" onClick={start}>
          {dailyFlow.begin}
        </Button>
      ) : (
        <Button kind="hearth" onClick={onOnward}>
          {dailyFlow.onward}
        </Button>
      )}
      {run === 'waiting' && <TextButton onClick={onSkip}>{dailyFlow.skip}</TextButton>}
      {(run === 'running' || run === 'paused') && (
        <Button kind="quiet" onClick={run === 'running' ? pause : start}>
          {run === 'running' ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
          {run === 'running' ? dailyFlow.pause : dailyFlow.resume}
        </Button>
      )}
    </div>
  );
}
