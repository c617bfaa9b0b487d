import { Fold } from '#web/ui/layout/fold.tsx';
import { referralCopy } from '../referral.copy.ts';
import styles from './share.module.css';

const { rules: words } = referralCopy;

/** All rules on the page itself. Open before she agrees to them. */
export function Rules({ open }: { readonly open: boolean }) {
  return (
    <Fold key={String(open)} summary={words.title} note={words.note} open={open}>
      <ol className={styles.rules}>
        {words.list.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </Fold>
  );
}
