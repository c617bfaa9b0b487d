import { useEffect, useRef, useState } from 'react';
import { evenedVolume } from './evened-volume.ts';
import { showCaptions } from './show-captions.ts';
import { Waveform } from './waveform.tsx';
import styles from './heard-sound.module.css';

type Props = {
  readonly audio: { readonly address: string; readonly gain: number };
  readonly seconds: number;
  readonly peaks: readonly number[];
  readonly label: string;
  readonly captions?: string;
};

/**
 * A recording to listen to, with its wave and the browser's own controls. It begins as loud as it plays to members; from
 * then on whoever listens sets it.
 */
export function HeardSound({ audio: { address, gain }, seconds, peaks, label, captions = '' }: Props) {
  const [now, setNow] = useState(0);
  const element = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    if (element.current) element.current.volume = evenedVolume(gain);
  }, [gain, address]);
  return (
    <div className={styles.sound}>
      <Waveform peaks={peaks} at={seconds > 0 ? now / seconds : 0} />
      <audio
        ref={element}
        controls
        // Heard here, by whom its address was made for.
        controlsList="nodownload"
        preload="metadata"
        src={address}
        aria-label={label}
        onTimeUpdate={({ currentTarget }) => setNow(currentTarget.currentTime)}
      >
        <track kind="captions" ref={(track) => showCaptions(track, captions)} />
      </audio>
    </div>
  );
}
