import { useState, type ReactNode } from 'react';
import { Fold } from '#web/ui/layout/fold.tsx';
import styles from './sheet.module.css';

type Props = {
  readonly title: string;
  /** A small drawing before the title. */ readonly icon: ReactNode;
  /** What is logged there, or what it holds. */ readonly note: string;
  /** Drawn only once it was opened. */
  readonly late?: boolean;
  readonly children: ReactNode;
};

/** A part of the sheet behind its name: pressed, it opens in its place. */
export function FoldGroup({ title, icon, note, late = false, children }: Props) {
  const [opened, setOpened] = useState(false);
  return (
    <Fold
      icon={icon}
      summary={<h3 className={styles.heading}>{title}</h3>}
      note={note}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <fieldset className={styles.inside} aria-label={title}>
        {(!late || opened) && children}
      </fieldset>
    </Fold>
  );
}

/** The fold that hides a field opens, so that the focus can go there. */
export function unfold(id: string): HTMLElement | null {
  const field = document.getElementById(id);
  const fold = field?.closest('details');
  if (fold) fold.open = true;
  return field;
}
