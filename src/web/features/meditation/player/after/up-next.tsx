import { useEffect, useState } from 'react';
import { wayTo } from '#web/features/meditation/shelf/way-to.ts';
import type { MeditationSummary } from '#contract/meditation/meditation.schemas.ts';
import { player } from '#web/features/meditation/player/player.copy.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton, TextLink } from '#web/ui/actions/text-link.tsx';
import styles from './after.module.css';

const copy = player.after;
/** How long the member has before the next one begins, in seconds. */
const WAIT = 12;
type Props = {
  readonly next: MeditationSummary;
  /** Waits no longer by itself: the member is writing. */ readonly isHeld: boolean;
  readonly onGo: () => void;
};

/** What the queue brings next. It begins by itself, unless the member stays or writes. */
export function UpNext({ next, isHeld, onGo }: Props) {
  const [left, setLeft] = useState<number | null>(WAIT);
  const isWaiting = left !== null && !isHeld;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setLeft((now) => (now === null ? null : Math.max(0, now - 1))), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  useEffect(() => {
    if (isWaiting && left === 0) onGo();
  }, [isWaiting, left, onGo]);
  return (
    <section className={styles.next} aria-labelledby="up-next">
      <h2 id="up-next">
        {copy.next}: {next.title}
      </h2>
      <p>
        {player.length(next.seconds)}. {isWaiting && <span>{copy.inSeconds(left)}</span>}
      </p>
      <div className={styles.acts}>
        <Button onClick={onGo}>{copy.now}</Button>
        {isWaiting && <TextButton onClick={() => setLeft(null)}>{copy.stay}</TextButton>}
        <TextLink href={wayTo(next.id)}>{copy.look}</TextLink>
      </div>
    </section>
  );
}
