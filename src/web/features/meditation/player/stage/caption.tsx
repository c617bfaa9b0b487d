import type { MeditationCue } from '#contract/meditation/meditation.schemas.ts';
import { player } from '#web/features/meditation/player/player.copy.ts';
import styles from './stage.module.css';

type Props = {
  readonly now: MeditationCue | undefined;
  readonly next: MeditationCue | undefined;
  /** A voice says it already: a screen reader would say it a second time. */ readonly isSpoken: boolean;
};

/** The words of now, and the next ones softly. They are always there. */
export function Caption({ now, next, isSpoken }: Props) {
  return (
    <div className={styles.caption}>
      <p className={styles.now} aria-live={isSpoken ? 'off' : 'polite'}>
        {now?.say}
      </p>
      <p className={styles.next}>{next ? player.stage.next(next.say) : ''}</p>
    </div>
  );
}
