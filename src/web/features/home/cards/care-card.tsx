import { ArrowRight } from 'lucide-react';
import { href } from '#contract/screens.ts';
import type { CareAdvice as Kind } from '#domain/goals/care-card.ts';
import type { Drawing } from '#web/ui/drawings/windows/drawing.ts';
import { rainyRoof } from '#web/ui/drawings/windows/places/rainy-roof.ts';
import { seed } from '#web/ui/drawings/windows/phases/seed.ts';
import { warmBottle } from '#web/ui/drawings/windows/things/warm-bottle.ts';
import { Window } from '#web/ui/drawings/windows/window.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Kicker } from '#web/ui/layout/page.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { cards } from './cards.copy.ts';
import styles from './cards.module.css';

const WINDOWS: Readonly<Record<Kind, Drawing>> = { comfort: warmBottle, nights: rainyRoof, conception: seed };

/** What the member's goals ask to have at hand (§2.4): what a doctor is for stands first, the rest is one tap away. */
export function CareCard({ kind }: { readonly kind: Kind }) {
  const { kicker, title, care, notes, sources, link } = cards.care[kind];
  return (
    <section className={styles.care} aria-labelledby="home-care">
      <span className={styles.picture}>
        <Window of={WINDOWS[kind]} size="small" />
      </span>
      <div className={styles.careHead}>
        <Kicker>{kicker}</Kicker>
        <h2 id="home-care">{title}</h2>
        <TextLink href={href(link.to)}>
          {link.label} <ArrowRight size={16} />
        </TextLink>
      </div>
      <div className={styles.notes}>
        <Notice tone="care">{care}</Notice>
        <details>
          <summary>{cards.careNotes}</summary>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
            <li>
              <small>{sources.join(' ')}</small>
            </li>
          </ul>
        </details>
      </div>
    </section>
  );
}
