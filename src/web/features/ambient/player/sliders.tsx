import { useId } from 'react';
import { levelOf, LOUDEST } from '#domain/ambient/mix.ts';
import { SOUNDS, type Levels, type Sound } from '#domain/sound/sound.ts';
import { ambient, SOUND_NAMES } from '../ambient.copy.ts';
import { SOUND_ICONS } from '../sound-icons.ts';
import styles from './sliders.module.css';

type Act = {
  readonly onSet: (sound: Sound, level: number) => void;
  readonly onToggle: (sound: Sound) => void;
};
type Props = Act & { readonly levels: Levels };

/** A switch and a slider for each sound. */
export function Sliders({ levels, onSet, onToggle }: Props) {
  return (
    <ul className={styles.sounds} aria-label={ambient.sounds}>
      {SOUNDS.map((sound) => (
        <SoundRow key={sound} sound={sound} level={levelOf(levels, sound)} onSet={onSet} onToggle={onToggle} />
      ))}
    </ul>
  );
}

type RowProps = Act & { readonly sound: Sound; readonly level: number };

function SoundRow({ sound, level, onSet, onToggle }: RowProps) {
  const id = useId();
  const name = SOUND_NAMES[sound];
  const Icon = SOUND_ICONS[sound];
  return (
    <li className={styles.sound} data-on={level > 0 || undefined}>
      <button
        type="button"
        className={styles.switch}
        aria-pressed={level > 0}
        aria-label={ambient.onOff(name)}
        onClick={() => onToggle(sound)}
      >
        <Icon size={20} strokeWidth={1.6} />
      </button>
      <label htmlFor={id}>
        {name}
        <output htmlFor={id}>{ambient.level(level)}</output>
      </label>
      <span className={styles.slider}>
        <progress aria-hidden="true" value={level} max={LOUDEST} />
        <input
          id={id}
          type="range"
          min={0}
          max={LOUDEST}
          value={level}
          aria-label={name}
          aria-valuetext={ambient.levelSpoken(level)}
          onChange={(event) => onSet(sound, Number(event.target.value))}
        />
      </span>
    </li>
  );
}
