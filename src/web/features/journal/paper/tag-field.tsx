import { useState } from 'react';
import { JOURNAL } from '#contract/limits.ts';
import { cleanTags } from '#domain/journal/journal-entry.ts';
import { journal } from '#web/features/journal/journal.copy.ts';
import styles from './paper.module.css';

/** The member's tags, typed with commas between. While the text says the same tags it stays as the member types it. */
export function TagField({
  tags,
  onChange,
}: {
  readonly tags: readonly string[];
  readonly onChange: (tags: string[]) => void;
}) {
  const [text, setText] = useState('');
  const isHers = tagsIn(text).join() === tags.join();
  const typed = (next: string) => {
    setText(next);
    onChange(tagsIn(next));
  };
  return (
    <label className={styles.tags}>
      <span>{journal.paper.tags}</span>
      <input
        autoComplete="off"
        value={isHers ? text : tags.join(', ')}
        placeholder={journal.paper.tagsHint}
        onChange={(event) => typed(event.target.value)}
      />
    </label>
  );
}

function tagsIn(text: string): string[] {
  return cleanTags(text.split(',').map((tag) => tag.trim().slice(0, JOURNAL.tag))).slice(0, JOURNAL.tags);
}
