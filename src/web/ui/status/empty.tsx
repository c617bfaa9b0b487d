import type { ReactNode } from 'react';
import styles from './states.module.css';

type EmptyProps = {
  title: string;
  /** h2 where nothing stands between it and the page's own title. */ level?: 'h2' | 'h3';
  children?: ReactNode;
  action?: ReactNode;
};

/** Nothing here yet: a dashed ring with one ember, one sentence, one action. */
export function Empty({ title, level: Title = 'h3', children, action }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <Title>{title}</Title>
      {children ? <div className={styles.words}>{children}</div> : null}
      {action}
    </div>
  );
}
