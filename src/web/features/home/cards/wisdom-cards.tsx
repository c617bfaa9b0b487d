import { BookOpen, Leaf } from 'lucide-react';
import { href } from '#contract/screens.ts';
import { cards } from './cards.copy.ts';
import styles from './cards.module.css';

const { title, text, wellness } = cards.wisdom;
const ROWS = [
  { to: href('wisdom'), Icon: BookOpen, title, text },
  { to: href('wisdom', { search: { category: 'wellness' } }), Icon: Leaf, ...wellness },
];

/** Womb Wisdom and Womb Wellness (§2.4): the ways into the library. */
export function WisdomCards() {
  return (
    <div className={styles.shelves}>
      {ROWS.map(({ Icon, ...row }) => (
        <section key={row.to} className={styles.shelf} aria-label={row.title}>
          <Icon size={20} aria-hidden="true" />
          <div>
            <h2>
              <a href={row.to}>{row.title}</a>
            </h2>
            <p className={styles.reason}>{row.text}</p>
          </div>
        </section>
      ))}
    </div>
  );
}
