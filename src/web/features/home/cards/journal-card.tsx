import { ArrowRight } from 'lucide-react';
import { href } from '#contract/screens.ts';
import { promptsFor, type PromptDay } from '#domain/journal/prompts.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { cards } from './cards.copy.ts';
import styles from './cards.module.css';

/** Sacred Journaling (§2.4): the prompt that waits on today's page. */
export function JournalCard({ day }: { readonly day: PromptDay }) {
  return (
    <Panel as="section" ground="paper" aria-labelledby="home-journal">
      <div className={styles.paper}>
        <h2 id="home-journal">{cards.journal.title}</h2>
        <p className={styles.prompt}>{`“${promptsFor(day)[0]}”`}</p>
        <TextLink href={href('journal')}>
          {cards.journal.open} <ArrowRight size={16} />
        </TextLink>
      </div>
    </Panel>
  );
}
