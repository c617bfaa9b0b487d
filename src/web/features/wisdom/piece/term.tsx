import { useId, useState } from 'react';
import { piece } from './piece.copy.ts';
import styles from './blocks.module.css';

/** A word that is explained where it first stands: a press opens its meaning right after it, another closes it. */
export function Term({ word, means }: { readonly word: string; readonly means: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.term}
        title={piece.explain(word)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      >
        {word}
      </button>
      <span id={id} className={styles.means} hidden={!isOpen} role="note">
        {means}
      </span>
    </>
  );
}
