import { ArrowRight } from 'lucide-react';
import { href } from '#contract/screens.ts';
import type { CareAdvice as Kind } from '#domain/goals/care-card.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Kicker } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { cards } from './cards.copy.ts';
import styles from './cards.module.css';

/**
 * What the member's goals ask to have at hand (§2.4): what a doctor is for stands first. On a phone the rest is one tap
 * away.
 */
export function CareCard({ kind }: { readonly kind: Kind }) {
  const { kicker, title, care, notes, link } = cards.care[kind];
  return (
    <Panel as="section" ground="raised" data-below aria-labelledby="home-care">
      <div className={styles.care}>
        <div>
          <Kicker>{kicker}</Kicker>
          <h2 id="home-care">{title}</h2>
        </div>
        <div className={styles.notes}>
          <Notice tone="care">{care}</Notice>
          <details>
            <summary>{cards.careNotes}</summary>
            <ul>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </details>
        </div>
        <TextLink href={href(link.to)}>
          {link.label} <ArrowRight size={16} />
        </TextLink>
      </div>
    </Panel>
  );
}
