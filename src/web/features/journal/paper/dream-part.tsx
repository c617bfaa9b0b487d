import { Cloud } from 'lucide-react';
import { useState } from 'react';
import { JOURNAL } from '#contract/limits.ts';
import { journal } from '#web/features/journal/journal.copy.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import styles from './paper.module.css';

/** What the night left. Folded until it is wanted; a page that holds a dream shows it. */
export function DreamPart({ value, onChange }: { readonly value: string; readonly onChange: (text: string) => void }) {
  const [open, setOpen] = useState(value !== '');
  return (
    <div className={styles.dream}>
      <Fold
        bare
        icon={<Cloud size={18} strokeWidth={1.6} aria-hidden="true" />}
        summary={journal.paper.dream}
        open={open || value !== ''}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <textarea
          autoComplete="off"
          className={styles.dreamText}
          aria-label={journal.paper.dream}
          rows={2}
          maxLength={JOURNAL.dreamInsights}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Fold>
    </div>
  );
}
