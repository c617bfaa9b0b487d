import { useEffect, useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import styles from '../privacy.module.css';
import { signingIn } from './signing-in.copy.ts';

const words = signingIn.codesDialog;

/**
 * New recovery codes, shown this once: only the member's word that the member has kept them closes the dialog, no slip
 * of a finger or Esc.
 */
export function CodesDialog({ codes, onKept }: { readonly codes: readonly string[]; readonly onKept: () => void }) {
  const [file] = useState(() => URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' })));
  useEffect(() => () => URL.revokeObjectURL(file), [file]);
  return (
    <Dialog open wide plain onClose={stay} title={words.title} actions={<Button onClick={onKept}>{words.done}</Button>}>
      <div className={styles.stack}>
        <p className={styles.muted}>{words.lead}</p>
        <ol className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <TextLink href={file} download={words.file}>
          {words.download}
        </TextLink>
      </div>
    </Dialog>
  );
}

const stay = () => undefined;
