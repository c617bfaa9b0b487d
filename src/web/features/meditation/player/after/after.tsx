import { useState, type ReactNode } from 'react';
import type { MeditationWhole } from '#contract/meditation/meditation.schemas.ts';
import { clockWords, secondToResume } from '#domain/meditation/playing.ts';
import { useListening } from '#web/features/meditation/listening.queries.ts';
import { player } from '#web/features/meditation/player/player.copy.ts';
import { useArrival } from '#web/features/meditation/player/use-arrival.ts';
import { MoonRing } from '#web/features/meditation/player/stage/moon-ring.tsx';
import { shelfPathOf } from '#web/features/meditation/shelf/way-to.ts';
import { useToday } from '#web/platform/today.ts';
import { TextButton, TextLink } from '#web/ui/actions/text-link.tsx';
import { Thanks } from './thanks.tsx';
import { JournalLine } from './journal-line.tsx';
import styles from './after.module.css';

const copy = player.after;
type Props = {
  readonly whole: MeditationWhole;
  /** Where the member ended it early; null where it came to its end. */ readonly stoppedAt: number | null;
  readonly onPlay: (from: number) => void;
  /** What the queue brings next; `isHeld` while the member writes. */
  readonly next?: ((isHeld: boolean) => ReactNode) | undefined;
};

/** After the end, or after the member's own: a line for the journal, and the ways on. Nothing is counted against anyone. */
export function After({ whole, stoppedAt, onPlay, next }: Props) {
  const [isHeld, setHeld] = useState(false);
  const heading = useArrival();
  const month = useToday().slice(0, 7);
  const minutes = useListening().months.find((one) => one.month === month)?.minutes ?? 0;
  const { seconds, title, exitLine } = whole;
  const second = stoppedAt ?? seconds;
  const from = stoppedAt === null ? null : secondToResume({ second: stoppedAt }, seconds);
  return (
    <section className={styles.after} data-ground="night" aria-label={title}>
      <div className={styles.picture}>
        <MoonRing
          second={second}
          seconds={seconds}
          label={player.stage.disc(clockWords(second), clockWords(seconds))}
          isStill
        />
      </div>
      <div className={styles.words}>
        <p className={styles.kicker}>
          {stoppedAt === null ? copy.kicker : copy.stoppedKicker}: {title}
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {stoppedAt === null ? copy.finished(seconds) : exitLine}
        </h1>
        {minutes > 0 && <p className={styles.quiet}>{copy.listened(minutes)}</p>}
        {next?.(isHeld)}
        <Thanks whole={whole} isHeard />
        <JournalLine onWrite={() => setHeld(true)} />
        <div className={styles.acts}>
          <TextButton onClick={() => onPlay(from ?? 0)}>
            {from === null ? copy.again : copy.goOn(clockWords(from))}
          </TextButton>
          <TextLink href={shelfPathOf(whole)}>{whole.sequence ? copy.wellness : copy.shelf}</TextLink>
        </div>
      </div>
    </section>
  );
}
