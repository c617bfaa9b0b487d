import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { classes } from '#web/ui/classes.ts';
import styles from './search-field.module.css';

/** How long the member rests before what was typed is looked for, in milliseconds; and the fewest letters. */
const REST = 350;
const FEWEST = 2;

type Props = {
  readonly label: string;
  /** Stands in the empty field; the label where there is none. */ readonly placeholder?: string;
  /** The most characters it takes. */ readonly most: number;
  readonly className?: string | undefined;
  /** It takes the focus as it comes: the member has just gone back to the whole list. */ readonly focused?: boolean;
  /** Is told what is looked for whenever that changes; an empty text for all. It may be a new function each time. */
  readonly onSearch: (words: string) => void;
};

/**
 * Looks for what the member types: soon after a rest, at once with Enter; one letter alone is not looked for. The words
 * go in a body, into no address.
 */
export function SearchField({ label, placeholder = label, most, className, focused = false, onSearch }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  const wanted = typed.trim().length >= FEWEST ? typed.trim() : '';
  const search = useEffectEvent(() => onSearch(wanted));
  useEffect(() => {
    const timer = setTimeout(() => search(), wanted === '' ? 0 : REST);
    return () => clearTimeout(timer);
  }, [wanted]);
  return (
    <form
      method="post"
      role="search"
      className={classes(styles.search, className)}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(wanted);
      }}
    >
      <Search size={18} strokeWidth={1.6} aria-hidden="true" />
      <input
        ref={field}
        type="search"
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        maxLength={most}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  );
}
