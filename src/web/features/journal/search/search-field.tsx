import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { JOURNAL } from '#contract/limits.ts';
import { journal } from '#web/features/journal/journal.copy.ts';
import styles from './search.module.css';

/** How long the member rests before what the member typed is looked for, in milliseconds. */
const REST = 350;
const FEWEST = 2;

/**
 * Looks for what the member types: soon after the member rests, at once with Enter; one letter alone is not looked for.
 */
export function SearchField({
  hers,
  onSearch,
}: {
  /** It takes the focus as it comes: the member has just gone back to all the member's pages. */ readonly hers: boolean;
  readonly onSearch: (text: string) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (hers) field.current?.focus();
  }, [hers]);
  const wanted = typed.trim().length >= FEWEST ? typed.trim() : '';
  useEffect(() => {
    const timer = setTimeout(() => onSearch(wanted), wanted === '' ? 0 : REST);
    return () => clearTimeout(timer);
  }, [wanted, onSearch]);
  return (
    <form
      method="post"
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(wanted);
      }}
    >
      <Search size={18} strokeWidth={1.6} aria-hidden="true" />
      <input
        ref={field}
        autoComplete="off"
        type="search"
        aria-label={journal.search.label}
        placeholder={journal.search.placeholder}
        maxLength={JOURNAL.query}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  );
}
