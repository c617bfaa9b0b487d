import { Check, CircleAlert, HandHeart, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

export type Tone = 'info' | 'care' | 'success' | 'warning' | 'danger';
const ICONS: Readonly<Record<Tone, LucideIcon>> = {
  info: Info,
  care: HandHeart,
  success: Check,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/**
 * Words that stand in the page. Care is for safety lines; a danger is announced at once, the others when there is time.
 */
export function Notice({
  tone = 'info',
  title,
  action,
  children,
}: {
  tone?: Tone;
  title?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) {
  const Icon = ICONS[tone];
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon size={18} />
      <div className={styles.words}>
        {title ? <b>{title}</b> : null}
        <div>{children}</div>
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </div>
  );
}
