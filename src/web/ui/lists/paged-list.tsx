import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { classes } from '#web/ui/classes.ts';
import styles from './paged-list.module.css';

/** What the list says: on its button, when more came (how many), when that failed, and at its end. */
export type PagedWords = {
  readonly more: string;
  readonly loading: string;
  readonly came: (count: number) => string;
  readonly failed: string;
  readonly again: string;
  readonly end: string;
};
type Props<Item> = {
  readonly items: readonly Item[];
  /** One item as an <li> with its key. */ readonly children: (item: Item) => ReactNode;
  readonly words: PagedWords;
  readonly hasMore: boolean;
  readonly state: 'idle' | 'loading' | 'failed';
  readonly onMore: () => void;
  readonly className?: string | undefined;
};

/**
 * A list that grows by a button. What came is announced, and the first of it takes the focus from the button, so that
 * reading goes on where it stopped; what is there stays there when more does not come, and the same button tries again.
 * Once the member has gone through it, its end is said.
 */
export function PagedList<Item>({ items, children, words, hasMore, state, onMore, className }: Props<Item>) {
  const list = useRef<HTMLOListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const { told, ask } = useArrival({ count: items.length, hasMore, state, words, list, button, end });
  const isFailed = state === 'failed';
  return (
    <div className={styles.paged}>
      <ol ref={list} className={classes(styles.list, className)} aria-busy={state === 'loading' || undefined}>
        {items.map(children)}
      </ol>
      <p role="status" className="vh">
        {told}
      </p>
      {isFailed && (
        <p role="alert" className={styles.failed}>
          {words.failed}
        </p>
      )}
      {hasMore && (
        <Button
          ref={button}
          kind="line"
          size="small"
          busy={state === 'loading'}
          busyLabel={words.loading}
          onClick={() => {
            ask();
            onMore();
          }}
        >
          {isFailed ? words.again : words.more}
        </Button>
      )}
      {!hasMore && told !== '' && (
        <p ref={end} tabIndex={-1} className={styles.end}>
          {words.end}
        </p>
      )}
    </div>
  );
}

type Growing = Pick<Props<unknown>, 'hasMore' | 'state' | 'words'> & {
  readonly count: number;
  readonly list: { readonly current: HTMLOListElement | null };
  readonly button: { readonly current: HTMLButtonElement | null };
  readonly end: { readonly current: HTMLParagraphElement | null };
};

/** Follows what the member asked for until it came: says how many came, and leads to the first of them. */
function useArrival({ count, hasMore, state, words, list, button, end }: Growing) {
  const asked = useRef<{ readonly count: number; readonly rows: number } | null>(null);
  const [arrived, setArrived] = useState<{ readonly row: number; readonly told: string } | null>(null);
  const settle = useEffectEvent(() => {
    if (asked.current === null || state !== 'idle') return;
    const { count: before, rows } = asked.current;
    if (count <= before && hasMore) return;
    asked.current = null;
    setArrived({ row: rows, told: words.came(Math.max(0, count - before)) });
  });
  useEffect(() => settle(), [count, hasMore, state]);
  useEffect(() => {
    // The member may have gone on elsewhere meanwhile: the member's focus is left alone then.
    const isHere = document.activeElement === button.current || document.activeElement === document.body;
    if (arrived && isHere) focusOn(list.current?.children[arrived.row] ?? end.current);
  }, [arrived, list, button, end]);
  return {
    told: arrived?.told ?? '',
    ask: () => {
      asked.current = { count, rows: list.current?.children.length ?? 0 };
      // The same words twice would be said once.
      setArrived(null);
    },
  };
}

/** The first thing in a row that takes a press, else the row itself. */
function focusOn(row: Element | null): void {
  const target = row?.querySelector<HTMLElement>('a[href], button') ?? (row as HTMLElement | null);
  if (target === row) target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}
