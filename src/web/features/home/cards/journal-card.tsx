import { PenLine } from 'lucide-react';
import { href } from '#contract/screens.ts';
import { promptsFor, type PromptDay } from '#domain/journal/prompts.ts';
import { cards } from './cards.copy.ts';
import styles from './cards.module.css';

/** Sacred Journaling (§2.4): the prompt that waits on today's page. */
export function JournalCard({ day }: { readonly day: PromptDay }) {
  return (
    <section className={styles.paper} aria-labelledby="home-journal">
      <h2 id="home-journal">{cards.journal.title}</h2>
      <p className={styles.prompt}>{`“${promptsFor(day)[0]}”`}</p>
      <a href={href('journal')}>
        <PenLine size={16} /> {cards.journal.open}
      </a>
    </section>
  );
}
