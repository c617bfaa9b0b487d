import type { ReactNode } from 'react';
import styles from './stack.module.css';

/** Steps of the space scale: 1 is 4 px, 2 is 8, 3 is 12, 4 is 16, 5 is 24, 6 is 32, 7 is 48, 8 is 64. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Things below each other. */
export function Stack({ gap = 4, children }: { gap?: Gap; children: ReactNode }) {
  return (
    <div className={styles.stack} data-gap={gap}>
      {children}
    </div>
  );
}

/** Things beside each other that wrap. `spread` pushes the first and the last to the ends. */
export function Row({ gap = 3, spread = false, children }: { gap?: Gap; spread?: boolean; children: ReactNode }) {
  return (
    <div className={styles.row} data-gap={gap} data-spread={spread || undefined}>
      {children}
    </div>
  );
}

/** Words for screen readers alone. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="vh">{children}</span>;
}

/** Written text: paragraphs, lists and headings at a readable measure. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
