import { Bookmark, Check, ListPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MeditationWhole } from '#contract/meditation/meditation.schemas.ts';
import { clockWords } from '#domain/meditation/playing.ts';
import { useFavorite, useQueue } from '#web/features/meditation/listening.queries.ts';
import { player } from '#web/features/meditation/player/player.copy.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Evidence } from '#web/ui/evidence/cite.tsx';
import { Sources } from '#web/ui/evidence/sources.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { Cautions } from './cautions.tsx';
import { Known } from './known.tsx';
import { Head } from './head.tsx';
import { sourcesOf } from './sources-of.ts';
import styles from './before.module.css';

const copy = player.before;
type Props = {
  readonly whole: MeditationWhole;
  /** The second to go on from; null where there is none. */ readonly resumeAt: number | null;
  readonly onBegin: (from: number) => void;
  /** Stands under the way in, before how it goes. */ readonly under?: ReactNode;
  readonly children?: ReactNode;
};

/** A meditation before it begins: red flags first, who should take another way, then how it goes and what is known. */
export function Before({ whole, resumeAt, onBegin, under, children }: Props) {
  const { redFlags, before, posture, otherPostures } = whole;
  return (
    <Evidence sources={sourcesOf(whole)}>
      <div className={styles.page}>
        <div className={styles.words}>
          <Head {...whole} />
          {redFlags.length > 0 && (
            <Notice tone="care" title={copy.flags}>
              {redFlags.map((flag) => (
                <p key={flag}>{flag}</p>
              ))}
            </Notice>
          )}
          <Cautions before={before} />
          <div className={styles.acts}>
            <Button onClick={() => onBegin(0)}>{player.begin}</Button>
            {resumeAt !== null && (
              <Button kind="line" onClick={() => onBegin(resumeAt)}>
                {player.goOn(clockWords(resumeAt))}
              </Button>
            )}
          </div>
          <Marks id={whole.id} isQueueable={!whole.sequence} />
          {under}
        </div>
        <div className={styles.more}>
          {posture !== '' && (
            <section className={styles.part} aria-labelledby="posture">
              <h2 id="posture">{copy.posture}</h2>
              <p>{posture}</p>
              {otherPostures.length > 0 && (
                <p className={styles.quiet}>
                  {copy.other} {otherPostures.join('. ')}.
                </p>
              )}
            </section>
          )}
          <Known whole={whole} />
          {children}
          <Sources />
        </div>
      </div>
    </Evidence>
  );
}

/** Favorite and queue: quiet, beside the one thing to do. The queue is of meditations alone. */
function Marks({ id, isQueueable }: { readonly id: string; readonly isQueueable: boolean }) {
  const favorite = useFavorite(id);
  const queue = useQueue();
  const isQueued = queue.queue.includes(id);
  return (
    <div>
      <div className={styles.marks}>
        <Button
          kind="quiet"
          size="small"
          aria-pressed={favorite.isFavorite}
          onClick={() => favorite.set(!favorite.isFavorite)}
        >
          <Bookmark size={18} fill={favorite.isFavorite ? 'currentColor' : 'none'} />
          {player.favorite.name}
        </Button>
        {isQueueable && (
          <Button
            kind="quiet"
            size="small"
            aria-pressed={isQueued}
            onClick={() => (isQueued ? queue.remove(id) : queue.add(id))}
          >
            {isQueued ? <Check size={18} /> : <ListPlus size={18} />}
            {player.queue.name}
          </Button>
        )}
      </div>
      {favorite.error && <Notice tone="danger">{player.favorite.failed}</Notice>}
      {queue.error && <Notice tone="danger">{player.queue.failed}</Notice>}
    </div>
  );
}
