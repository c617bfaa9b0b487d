import { Lock } from 'lucide-react';
import { chromeCopy } from './chrome.copy.ts';
import { exists } from './menu.ts';
import styles from './footer.module.css';

const PROOF = '/privacy-proof';

/** The claims of decisions 17, each leading to its proof once that page exists. */
export function Footer() {
  const { claims, note } = chromeCopy.footer;
  const proven = exists(PROOF);
  return (
    <footer className={styles.foot}>
      <p className={styles.row}>
        <Lock size={16} strokeWidth={1.6} aria-hidden="true" />
        {claims.map((claim) => (proven ? <a key={claim} href={PROOF}>{claim}</a> : <span key={claim}>{claim}</span>))}
      </p>
      <p className={styles.note}>{note}</p>
    </footer>
  );
}
