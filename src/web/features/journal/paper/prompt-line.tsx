import { Quote, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { JournalReply } from '#contract/journal/journal.schemas.ts';
import { promptsFor } from '#domain/journal/prompts.ts';
import { journal } from '#web/features/journal/journal.copy.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import styles from './paper.module.css';

/** The prompt of the day, and another one when the member asks. */
export function PromptLine({ day }: { readonly day: JournalReply['today'] }) {
  const [turn, setTurn] = useState(0);
  const prompts = promptsFor({ date: day.date, phase: day.cycle?.phase ?? null, moon: day.moon.phase });
  return (
    <div className={styles.prompt} data-ground="hearth">
      <Quote size={18} strokeWidth={1.6} aria-hidden="true" />
      <p aria-live="polite">{prompts[turn % prompts.length]}</p>
      <IconButton label={journal.paper.another} onClick={() => setTurn(turn + 1)}>
        <RefreshCw size={18} strokeWidth={1.6} />
      </IconButton>
    </div>
  );
}
