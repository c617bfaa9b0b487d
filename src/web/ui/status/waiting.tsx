import type { ReactNode } from 'react';
import { Ring } from './ring.tsx';
import styles from './waiting.module.css';

/** A ring with its words: 'Signing you in...', 'Loading...'. Announced when it comes. */
export function Spinner({ children = 'Loading...' }: { children?: string }) {
  return (
    <div className={styles.spinner} role="status">
      <Ring large />
      <p>{children}</p>
    </div>
  );
}

export type SkeletonShape = 'line' | 'short' | 'title' | 'circle' | 'block' | 'wheel';

/** One breathing well in the shape of what comes. It says nothing: put it inside a Skeletons. */
export function Skeleton({ shape = 'line' }: { shape?: SkeletonShape }) {
  return <span className={styles.skeleton} data-shape={shape} />;
}

/** Wells with one word for those who cannot see them. */
export function Skeletons({ label = 'Loading...', children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" className={styles.group}>
      <span className="vh">{label}</span>
      <div aria-hidden="true" className={styles.group}>
        {children}
      </div>
    </div>
  );
}
