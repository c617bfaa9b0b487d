import { Bookmark, Check } from 'lucide-react';
import { href } from '#contract/screens.ts';
import type { GuideSummary } from '#contract/womb-health/womb-health.schemas.ts';
import { useReading } from '#web/features/wisdom/public.ts';
import { shelf } from './guides-shelf.copy.ts';
import styles from './shelf.module.css';

/** A guide on the shelf: what it is called, its first line, and how long it takes. The whole row is the way. */
export function GuideRow({ guide: { id, title, kicker, minutes, isKept } }: { readonly guide: GuideSummary }) {
  const { saved, places } = useReading();
  const isRead = places.some((place) => place.id === id && place.share === 100);
  return (
    <li className={styles.row}>
      <a href={href('wombHealthGuide', { params: { guide: id } })}>{title}</a>
      <p className={styles.length}>
        {saved.includes(id) && <Bookmark size={14} fill="currentColor" aria-label={shelf.saved} role="img" />}
        {isRead && <Check size={14} aria-label={shelf.read} role="img" />}
        {isKept ? <b>{shelf.keep}</b> : shelf.minutes(minutes)}
      </p>
      <p className={styles.note}>{kicker}</p>
    </li>
  );
}
