import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { href } from '#contract/screens.ts';
import { lengthWords } from '#domain/meditation/length-words.ts';
import { read } from '#web/platform/queries.ts';
import { cards } from './cards.copy.ts';
import styles from './cards.module.css';

const copy = cards.meditations;
/** How many it shows (§2.4). */
const SHOWN = 2;

/** Healing Meditations (§2.4): the first two approved ones, and the way to the others. */
export function MeditationsCard() {
  const { data } = useQuery(read('getHomeData'));
  const shown = (data?.meditations ?? []).filter(({ isApproved }) => isApproved).slice(0, SHOWN);
  return (
    <section className={styles.meditations} aria-labelledby="home-meditations">
      <div>
        <h2 id="home-meditations">{copy.title}</h2>
        <a href={href('meditations')}>{copy.all}</a>
      </div>
      {shown.length === 0 && <p>{copy.none}</p>}
      {shown.length > 0 && (
        <ul>
          {shown.map(({ id, title, duration }) => (
            <li key={id}>
              <Play size={16} aria-hidden="true" />
              <a href={href('meditation', { params: { meditation: id } })}>{title}</a>
              <span>{lengthWords(duration)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
