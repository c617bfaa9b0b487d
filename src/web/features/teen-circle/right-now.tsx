import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { deferred } from '#web/platform/deferred.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { teen } from './teen.copy.ts';
import styles from './teen.module.css';

const HelpSheet = deferred(async () => (await import('./help-sheet.tsx')).HelpSheet, { rare: true });

/** Who to turn to, always in sight. */
export function RightNow() {
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.care} data-safety>
      <LifeBuoy size={20} aria-hidden="true" />
      <div>
        <h2>{teen.now.title}</h2>
        <p>{teen.now.text}</p>
        <Button kind="line" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {teen.now.help}
        </Button>
      </div>
      {open && <HelpSheet onClose={() => setOpen(false)} />}
    </section>
  );
}
