import { Minus, Plus } from 'lucide-react';
import { OWN_PACE, type Pace } from '#domain/daily-flow/breath.ts';
import { dailyFlow } from '#web/features/daily-flow/daily-flow.copy.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import styles from './breath.module.css';

const words = dailyFlow.breathe.seconds;
type Props = { readonly pace: Pace; readonly onChange: (pace: Pace) => void };

/** A pace of the member's own: seconds in, seconds out, one more or less at a press. */
export function OwnPace({ pace, onChange }: Props) {
  return (
    <div className={styles.own}>
      {(['in', 'out'] as const).map((side) => {
        const [{ min, max }, seconds] = [OWN_PACE[side], pace[side]];
        const set = (to: number) => onChange({ ...pace, [side]: Math.min(max, Math.max(min, to)) });
        return (
          <div key={side} role="group" aria-label={words[side]}>
            <span>{words[side]}</span>
            <IconButton
              label={words.less[side]}
              aria-disabled={seconds === min || undefined}
              onClick={() => set(seconds - 1)}
            >
              <Minus size={18} aria-hidden="true" />
            </IconButton>
            <output>{seconds}</output>
            <IconButton
              label={words.more[side]}
              aria-disabled={seconds === max || undefined}
              onClick={() => set(seconds + 1)}
            >
              <Plus size={18} aria-hidden="true" />
            </IconButton>
          </div>
        );
      })}
    </div>
  );
}
