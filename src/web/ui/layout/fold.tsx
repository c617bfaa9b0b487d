import type { ComponentProps, ReactNode } from 'react';
import styles from './fold.module.css';

type Props = {
  /** What the line says. A heading may stand in it. */
  summary: ReactNode;
  /** A second, quiet line: what is inside, or how much. */
  note?: ReactNode;
  /** A small drawing before the words. */
  icon?: ReactNode;
  /** Within a panel or a list item: no hairlines of its own. */
  bare?: boolean | undefined;
  children: ReactNode;
} & Pick<ComponentProps<'details'>, 'id' | 'ref' | 'name' | 'open' | 'onToggle'>;

/**
 * The one disclosure of the product: a line of 44 px with a plus that becomes a minus. It is the platform's own
 * details, so it opens by keyboard and without script, a link to something inside opens it, and on paper it is open.
 * Folds with the same `name` close each other.
 */
export function Fold({ summary, note, icon, bare = false, children, ...rest }: Props) {
  return (
    <details {...rest} className={styles.fold} data-bare={bare || undefined}>
      <summary className={styles.line}>
        {icon ? <span className={styles.icon}>{icon}</span> : null}
        <span className={styles.words}>
          {summary}
          {note ? <span className={styles.note}>{note}</span> : null}
        </span>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
