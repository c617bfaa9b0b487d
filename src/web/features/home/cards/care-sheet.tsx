import { ArrowRight } from 'lucide-react';
import { href } from '#contract/screens.ts';
import type { CareAdvice as Kind } from '#domain/goals/care-card.ts';
import { DeferredReadMore } from '#web/features/wisdom/public.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { Cite, Evidence } from '#web/ui/evidence/cite.tsx';
import { Sources } from '#web/ui/evidence/sources.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { cards, type Care } from './cards.copy.ts';
import styles from './care-sheet.module.css';

/** What the member's goals ask to have at hand: what a doctor is for stands first. */
export function CareSheet({ kind, onClose }: { readonly kind: Kind; readonly onClose: () => void }) {
  const { kicker, title, care, notes, link }: Care = cards.care[kind];
  return (
    <Sheet
      open
      onClose={onClose}
      kicker={kicker}
      title={title}
      actions={
        <LinkButton kind="line" href={href(link.to)}>
          {link.label} <ArrowRight size={16} />
        </LinkButton>
      }
    >
      <Evidence sources={[care.source, ...notes.map(({ source }) => source)]}>
        <div className={styles.care}>
          <Notice tone="care">
            {care.text}
            <Cite of={care.source} />
          </Notice>
          <h3>{cards.careNotes}</h3>
          <ul>
            {notes.map(({ text, source }) => (
              <li key={text}>
                {text}
                {source && <Cite of={source} />}
              </li>
            ))}
          </ul>
          <DeferredReadMore of={`care:${kind}`} />
          <Sources />
        </div>
      </Evidence>
    </Sheet>
  );
}
