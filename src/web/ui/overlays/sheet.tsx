import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { useBack } from './use-back.ts';
import { useGrab } from './use-grab.ts';
import { useModal } from './use-modal.ts';
import styles from './sheet.module.css';

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  kicker?: ReactNode;
  children?: ReactNode;
  /** What stays in sight at the foot while the rest scrolls: the button that saves, and a word beside it. */
  actions?: ReactNode;
};

/**
 * A sheet for reading and logging: from the bottom on phones, with an edge to grab, and at the side from 900 px. Modal
 * like a dialog: Esc, the backdrop, the cross and the browser's Back ask to close, and so does a pull downwards. The
 * focus starts on the title, or on the part inside that bears `data-autofocus`.
 */
export function Sheet({ open, onClose, title, kicker, children, actions }: Props) {
  const id = useId();
  const modal = useModal(open, onClose);
  const grab = useGrab(modal.ref, onClose);
  useBack(open, onClose);
  return (
    <dialog {...modal} className={styles.sheet} aria-labelledby={`${id}-title`}>
      {open ? (
        <div className={styles.inside}>
          <div className={styles.head} {...grab}>
            <span className={styles.grab} />
            <div className={styles.words}>
              {kicker ? <p className={styles.kicker}>{kicker}</p> : null}
              <h2 id={`${id}-title`} className={styles.title} tabIndex={-1} data-autofocus>
                {title}
              </h2>
            </div>
            <IconButton label="Close" onClick={onClose}>
              <X size={20} />
            </IconButton>
          </div>
          <div className={styles.body}>{children}</div>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}
