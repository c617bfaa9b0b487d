import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { JOURNAL } from '#contract/limits.ts';
import { journal } from '#web/features/journal/journal.copy.ts';
import styles from './search.module.css';

/** How long she rests before what she typed is looked for, in milliseconds. */
const REST = 350;
const FEWEST = 2;

/** Looks for what she types: soon after she rests, at once with Enter; one letter alone is not looked for. */
export function SearchField({ value, onSearch }: { readonly value: string; readonly onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(value);
  const wanted = typed.trim().length >= FEWEST ? typed.trim() : '';
  useEffect(() => {
    const timer = setTimeout(() => onSearch(wanted), wanted === '' ? 0 : REST);
    return () => clearTimeout(timer);
  }, [wanted, onSearch]);
  return (
    <form method="post" role="search" className={styles.search} onSubmit={(event) => { event.preventDefault(); onSearch(wanted); }}>
      <Search size={18} strokeWidth={1.6} aria-hidden="true" />
      <input type="search" aria-label={journal.search.label} placeholder={journal.search.placeholder} maxLength={JOURNAL.query} value={typed} onChange={(event) => setTyped(event.target.value)} />
    </form>
  );
}
