import { useState } from 'react';
import { player, SOUND_NAMES } from '#web/features/meditation/player/player.copy.ts';
import type { Playback } from '#web/features/meditation/playback/playback.ts';
import { Slider } from './slider.tsx';
import styles from './stage.module.css';

const copy = player.stage;
const FULL = 100;
type Layer = { readonly sound: string; readonly level: number };
type Props = {
  readonly playback: Playback;
  readonly layers: readonly Layer[];
  /** Of all sounds together, 0 to 1. */ readonly loudness: number;
  readonly onLoudness: (loudness: number) => void;
};

/** The sounds under the words: how loud each is, and all of them together. */
export function UnderWords({ playback, layers, loudness, onLoudness }: Props) {
  const [levels, setLevels] = useState<Readonly<Record<string, number>>>({});
  if (layers.length === 0) return null;
  const set = (sound: string, level: number) => {
    playback.setLevel(sound, level);
    setLevels((now) => ({ ...now, [sound]: level }));
  };
  return (
    <section className={styles.group} aria-labelledby="sounds">
      <h2 id="sounds">{copy.sounds}</h2>
      <Level name={copy.allSounds} value={Math.round(loudness * FULL)} onChange={(to) => onLoudness(to / FULL)} />
      {layers.map(({ sound, level }) => (
        <Level
          key={sound}
          name={SOUND_NAMES[sound] ?? sound}
          value={levels[sound] ?? level}
          onChange={(to) => set(sound, to)}
        />
      ))}
    </section>
  );
}

type LevelProps = { readonly name: string; readonly value: number; readonly onChange: (value: number) => void };

function Level({ name, value, onChange }: LevelProps) {
  return (
    <div className={styles.level}>
      <span aria-hidden="true">{name}</span>
      <Slider label={copy.level(name)} value={value} max={FULL} step={5} textOf={copy.percent} onChange={onChange} />
    </div>
  );
}
