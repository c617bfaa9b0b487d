import type { ReactNode } from 'react';
import styles from './sheet.module.css';

type Props = {
  readonly title: string;
  /** A small drawing before the title. */ readonly icon: ReactNode;
  /** What is logged there, or what it holds. */ readonly note: string;
  /** A part of the day that is logged draws its drawing in full. */ readonly logged: boolean;
  readonly open?: boolean;
  readonly children: ReactNode;
};

/** A part of the sheet behind its name: pressed, it opens in its place. */
export function FoldGroup({ title, icon, note, logged, open = false, children }: Props) {
  return (
    <details className={styles.fold} open={open || undefined} data-logged={logged || undefined}>
      <summary>
        {icon}
        <span>
          <h3 className={styles.heading}>{title}</h3>
          <small>{note}</small>
        </span>
      </summary>
      <fieldset className={styles.inside} aria-label={title}>
        {children}
      </fieldset>
    </details>
  );
}

/** The fold that hides a field opens, so that the focus can go there. */
export function unfold(id: string): HTMLElement | null {
  const field = document.getElementById(id);
  const fold = field?.closest('details');
  if (fold) fold.open = true;
  return field;
}
