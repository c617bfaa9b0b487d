import { CloudUpload } from 'lucide-react';
import { Suspense, useState } from 'react';
import { late } from '#web/platform/late.tsx';
import { unsent } from './unsent.copy.ts';
import styles from './unsent.module.css';

const UnsentDialog = late(async () => (await import('./unsent-dialog.tsx')).UnsentDialog);
type Props = { readonly waiting: number; readonly attention: number };

/** A quiet chip that opens the list of what waits. What it tells a screen reader holds no word of hers. */
export function UnsentChip({ waiting, attention }: Props) {
  const [open, setOpen] = useState(false);
  const told = unsent.label({ waiting, attention });
  return (
    <>
      <p role="status" className={styles.unseen}>{told}</p>
      {told !== '' && (
        <button type="button" className={styles.chip} data-attention={attention > 0 || undefined} aria-haspopup="dialog" aria-label={told} onClick={() => setOpen(true)}>
          <CloudUpload size={16} strokeWidth={1.6} aria-hidden="true" />
          <b>{attention || waiting}</b>
          <span>{attention > 0 ? unsent.attention : unsent.waiting}</span>
        </button>
      )}
      <Suspense fallback={null}>{open && <UnsentDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
