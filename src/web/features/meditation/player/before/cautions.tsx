import type { MeditationWhole } from '#contract/meditation/meditation.schemas.ts';
import { player } from '#web/features/meditation/player/player.copy.ts';
import styles from './before.module.css';

const copy = player.before;

/** Who should not do it as it stands, each with another way. Said before the start. */
export function Cautions({ before }: Pick<MeditationWhole, 'before'>) {
  if (before.length === 0) return null;
  const isTold = before.every(({ instead }) => instead === '');
  return (
    <section className={styles.part} aria-labelledby="who">
      <h2 id="who">{isTold ? copy.cautions : copy.who}</h2>
      <dl className={styles.ways}>
        {before.map(({ who, instead }) => (
          <div key={who}>
            <dt>{who}</dt>
            {instead !== '' && <dd>{instead}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
