import { useId, type MouseEvent, type ReactNode } from 'react';
import { CitedContext, inOrder, placeOf, useCited, type Mention, type Source } from './evidence.ts';
import { evidence } from './evidence.copy.ts';
import styles from './evidence.module.css';

/**
 * The statements of one page or sheet and what they rest on: `sources` in order of first mention, each counted once.
 * Inside it, Cite sets the raised numbers and Sources the folded list at the foot.
 */
export function Evidence({
  sources,
  children,
}: {
  readonly sources: readonly Mention[];
  readonly children: ReactNode;
}) {
  const id = useId();
  return <CitedContext value={{ id, sources: inOrder(...sources) }}>{children}</CitedContext>;
}

/** The raised number of a source, or of several, straight after the words that rest on it. A press opens the list. */
export function Cite({ of }: { readonly of: Source | readonly Source[] }) {
  const { id, numberOf } = useCited();
  return [of]
    .flat()
    .map(numberOf)
    .map((number, at) => (
      <sup key={number} className={styles.cite} data-next={at > 0 || undefined}>
        <a href={`#${placeOf(id, number)}`} aria-label={evidence.one(number)} onClick={openList}>
          {number}
        </a>
      </sup>
    ));
}

/**
 * Opens the fold and goes to the source. The browser would do the same by the address, and a sheet over the page would
 * take the new entry of its history for a way back.
 */
function openList(event: MouseEvent<HTMLAnchorElement>): void {
  const source = document.getElementById(event.currentTarget.hash.slice(1));
  const list = source?.closest('details');
  if (!source || !list) return;
  event.preventDefault();
  list.open = true;
  source.scrollIntoView({ block: 'nearest' });
  source.focus({ preventScroll: true });
}
