import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { useModal } from './use-modal.ts';
import styles from './drawer.module.css';

type Props = { open: boolean; onClose: () => void; label: string; head?: ReactNode; children: ReactNode };

/** A sheet at the side of the page, modal like a dialog: the menu on phones. A press on a link inside closes it. */
export function Drawer({ open, onClose, label, head, children }: Props) {
  const modal = useModal(open, onClose);
  return (
    <dialog {...modal} className={styles.drawer} aria-label={label}>
      {open ? (
        <div className={styles.inside} onClick={(event) => (event.target as Element).closest('a') && onClose()}>
          <div className={styles.head}>
            {head}
            <span className={styles.cross}>
              <IconButton label="Close" onClick={onClose}>
                <X size={22} />
              </IconButton>
            </span>
          </div>
          {children}
        </div>
      ) : null}
    </dialog>
  );
}
