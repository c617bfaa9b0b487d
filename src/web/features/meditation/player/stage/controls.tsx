import { Pause, Play, RotateCcw, RotateCw, Timer } from 'lucide-react';
import { useState } from 'react';
import { clockWords } from '#domain/meditation/playing.ts';
import { player } from '#web/features/meditation/player/player.copy.ts';
import { PACES, type Playback, type PlaybackState } from '#web/features/meditation/playback/playback.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { SleepSheet } from './sleep-sheet.tsx';
import { Slider } from './slider.tsx';
import styles from './controls.module.css';

const copy = player.stage;
const STEP = 15;
type Props = {
  readonly playback: Playback;
  readonly state: PlaybackState;
  readonly seconds: number;
  readonly second: number;
  readonly onPreview: (second: number | null) => void;
};

/** Where it is, play and pause, fifteen seconds back and on, the pace, and the sleep timer. */
export function Controls({ playback, state, seconds, second, onPreview }: Props) {
  const [isSleepOpen, setSleepOpen] = useState(false);
  const { run, pace, sleepIn } = state;
  const isPlaying = run === 'playing' || run === 'opening';
  const total = clockWords(seconds);
  const nextPace = PACES[(PACES.indexOf(pace) + 1) % PACES.length] ?? 1;
  return (
    <div className={styles.controls}>
      <div className={styles.scrub}>
        <span className="num">{clockWords(second)}</span>
        <Slider
          label={copy.position}
          value={state.second}
          max={seconds}
          textOf={(at) => copy.of(clockWords(at), total)}
          onChange={(to) => playback.seek(to)}
          onPreview={onPreview}
          atEnd
        />
        <span className="num">{total}</span>
      </div>
      <div className={styles.buttons}>
        <IconButton label={copy.pace(pace)} onClick={() => playback.setPace(nextPace)}>
          <b className={styles.pace}>{pace}×</b>
        </IconButton>
        <IconButton label={copy.back} onClick={() => playback.skip(-STEP)}>
          <RotateCcw size={30} />
          <span className={styles.step}>{STEP}</span>
        </IconButton>
        <button
          type="button"
          className={styles.play}
          aria-label={isPlaying ? copy.pause : copy.play}
          onClick={() => playback.toggle()}
        >
          {isPlaying ? <Pause size={30} /> : <Play size={30} />}
        </button>
        <IconButton label={copy.forward} onClick={() => playback.skip(STEP)}>
          <RotateCw size={30} />
          <span className={styles.step}>{STEP}</span>
        </IconButton>
        <IconButton
          label={sleepIn === null ? player.sleep.open : player.sleep.left(clockWords(sleepIn))}
          dot={sleepIn !== null}
          onClick={() => setSleepOpen(true)}
        >
          <Timer size={24} />
        </IconButton>
      </div>
      <SleepSheet
        open={isSleepOpen}
        onClose={() => setSleepOpen(false)}
        isSet={sleepIn !== null}
        onChoose={(minutes) => playback.setSleep(minutes)}
      />
    </div>
  );
}
