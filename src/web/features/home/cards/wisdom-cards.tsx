import { BookOpen, Leaf } from 'lucide-react';
import { href } from '#contract/screens.ts';
import { cards } from './cards.copy.ts';
import styles from './cards.module.css';

const ROWS = [
  { to: href('wisdom'), Icon: BookOpen, title: cards.wisdom.title, text: cards.wisdom.text },
  { to: href('wisdom', { search: { category: 'wellness' } }), Icon: Leaf, ...cards.wisdom.wellness },
];

/** Womb Wisdom and Womb Wellness (§2.4): the ways into the library. */
export function WisdomCards() {
  return (
    <div className={styles.shelves}>
      {ROWS.map(({ to, Icon, title, text }) => (
        <section key={to} className={styles.shelf} aria-label={title}>
          <Icon size={20} aria-hidden="true" />
          <div>
            <h2>
              <a href={to}>{title}</a>
            </h2>
            <p className={styles.reason}>{text}</p>
          </div>
        </section>
      ))}
    </div>
  );
}
