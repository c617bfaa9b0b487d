import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

type Props = { label: string; dot?: boolean | undefined } & Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'aria-label'
>;

/**
 * A round button that holds one icon; `label` is its name. A dot says that something waits: say what in the label too.
 */
export function IconButton({ label, dot = false, type = 'button', children, ...rest }: Props) {
  return (
    <button {...rest} type={type} className={styles.icon} aria-label={label} data-dot={dot || undefined}>
      {children}
    </button>
  );
}
