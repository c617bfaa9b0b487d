import type { MeditationCue } from '#contract/meditation/meditation.schemas.ts';
import { cueAt, type Part } from '#domain/meditation/cues.ts';
import { clockWords } from '#domain/meditation/playing.ts';
import { player } from '#web/features/meditation/player/player.copy.ts';
import styles from './way-through.module.css';

type Props = {
  readonly parts: readonly Part[];
  readonly cues: readonly MeditationCue[];
  /** The place of the part of now. */ readonly at: number;
  readonly onGo: (second: number) => void;
};

/** The parts with their times; a press goes there. */
export function WayThrough({ parts, cues, at, onGo }: Props) {
  return (
    <section aria-labelledby="way">
      <h2 id="way" className={styles.title}>
        {player.stage.way}
      </h2>
      <ol className={styles.parts}>
        {parts.map(({ title, from }, index) => (
          <li key={from} aria-current={index === at ? 'step' : undefined} data-past={index < at || undefined}>
            <button type="button" onClick={() => onGo(from)}>
              <span className="num">{clockWords(from)}</span>
              <span>
                <b>{title}</b>
                <small>{cues[cueAt(cues, from)]?.say}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
