import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { minutesLeft, SLEEP_FADE_SECONDS, SLEEP_MINUTES } from '#domain/ambient/sleep-timer.ts';
import { Segments } from '#web/ui/choices/segments.tsx';
import { ambient } from '../ambient.copy.ts';
import { useDeviceNow } from '../use-device-now.ts';
import type { Run, SoundPlayer } from '../use-sound-player.ts';
import { SleepCurve } from './sleep-curve.tsx';
import styles from './play-bar.module.css';

const words = ambient.timer;
const OFF = 'off';
const OPTIONS = [
  { value: OFF, label: words.off },
  ...SLEEP_MINUTES.map((minutes) => ({ value: `${minutes}`, label: `${minutes}` })),
];
type Props = { readonly player: SoundPlayer; readonly isSilent: boolean };

/** The one button that plays, and the sleep timer beside it. */
export function PlayBar({ player, isSilent }: Props) {
  const { run, minutes, setTimer } = player;
  const [wasSilent, setWasSilent] = useState(false);
  const isPlaying = run === 'playing';
  const press = () => {
    setWasSilent(isSilent && !isPlaying);
    if (isPlaying) return player.pause();
    if (!isSilent) void player.play();
  };
  const trouble = wasSilent && isSilent ? ambient.silent : troubleOf(run);
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={styles.play}
        aria-label={isPlaying ? ambient.pause : run === 'starting' ? ambient.starting : ambient.play}
        aria-busy={run === 'starting' || undefined}
        data-playing={isPlaying || undefined}
        onClick={press}
      >
        {isPlaying ? <Pause size={28} strokeWidth={1.6} /> : <Play size={28} strokeWidth={1.6} />}
      </button>
      <Timer player={player} />
      <div className={styles.lengths}>
        <Segments
          label={words.label}
          name="sleep-timer"
          options={OPTIONS}
          value={minutes === null ? OFF : `${minutes}`}
          onChange={(value) => setTimer(SLEEP_MINUTES.find((one) => `${one}` === value) ?? null)}
        />
      </div>
      <p className={styles.trouble} role="status">
        {trouble}
      </p>
    </div>
  );
}

function troubleOf(run: Run): string | null {
  return run === 'failed' ? ambient.failed : run === 'unsupported' ? ambient.unsupported : null;
}

/** How far the timer is, as words and as a line that falls to nothing. */
function Timer({ player: { minutes, endsAt } }: Pick<Props, 'player'>) {
  const now = useDeviceNow(endsAt !== null);
  const left = endsAt === null || now === null ? null : minutesLeft(endsAt, now);
  const isFading = left !== null && left * 60 <= SLEEP_FADE_SECONDS;
  return (
    <div className={styles.timer}>
      <SleepCurve done={minutes === null || left === null ? 0 : 1 - left / minutes} isOn={minutes !== null} />
      <p>
        <b>{words.title}</b>
        <span>
          {minutes === null
            ? words.none
            : left === null
              ? words.waits(minutes)
              : isFading
                ? words.fading(left)
                : words.left(left)}
        </span>
      </p>
    </div>
  );
}
