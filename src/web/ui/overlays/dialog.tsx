import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { useModal } from './use-modal.ts';
import styles from './dialog.module.css';

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  kicker?: ReactNode;
  /** What stands above the title instead of a kicker: a badge. */
  badge?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Without the cross in the corner: when the actions say every way out. */
  plain?: boolean;
  /** A sheet of many parts: wider, and its parts are not read out at once as its description. */
  wide?: boolean;
};

/**
 * A modal dialog, for decisions: kicker, title, words, then one action. What is read or logged stands in a Sheet. Esc, the backdrop and the cross ask to close. The focus starts
 * on the title, or on the part inside that bears `data-autofocus`.
 */
export function Dialog({ open, onClose, title, kicker, badge, children, actions, plain = false, wide = false }: Props) {
  const id = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog
      {...modal}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      data-wide={wide || undefined}
      aria-describedby={children && !wide ? `${id}-words` : undefined}
    >
      {open ? (
        <div className={styles.inside}>
          {plain ? null : (
            <span className={styles.cross}>
              <IconButton label="Close" onClick={onClose}>
                <X size={20} />
              </IconButton>
            </span>
          )}
          {badge ? <div className={styles.badge}>{badge}</div> : null}
          {kicker ? <p className={styles.kicker}>{kicker}</p> : null}
          <h2 id={`${id}-title`} className={styles.title} tabIndex={-1} data-autofocus>
            {title}
          </h2>
          {children ? <div id={`${id}-words`}>{children}</div> : null}
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}
