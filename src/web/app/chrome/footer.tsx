import { Lock } from 'lucide-react';
import { FOOTER_CLAIMS, PROOF_PLACES } from '#domain/account/claims.ts';
import { href } from '#contract/screens.ts';
import { chromeCopy } from './chrome.copy.ts';
import styles from './footer.module.css';

const { privacy, newTab, terms, disclaimer, helpNow, note } = chromeCopy.footer;

/** On public pages: the claims of decisions 17, each leading to where it is shown, and the documents that bind. */
export function Footer() {
  return (
    <footer className={styles.foot}>
      <p className={styles.row}>
        <Lock size={16} strokeWidth={1.6} aria-hidden="true" />
        {FOOTER_CLAIMS.map((claim, at) => (
          <a key={claim} href={`${href('privacyProof')}#${PROOF_PLACES[at]}`}>
            {claim}
          </a>
        ))}
      </p>
      <Documents />
      <p className={styles.note}>{note}</p>
    </footer>
  );
}

/** Inside the app: one muted line. */
export function FootLine() {
  return (
    <footer className={styles.line}>
      <p>{note}</p>
      <Documents />
    </footer>
  );
}

/** The privacy policy opens outside (§2.1): in a tab of its own. */
function Documents() {
  return (
    <p className={styles.row}>
      <a href={href('privacy')} target="_blank" rel="noopener">
        {privacy}
        <span className="vh"> {newTab}</span>
      </a>
      <a href={href('termsOfUse')}>{terms}</a>
      <a href={href('legalDisclaimer')}>{disclaimer}</a>
      <a href={href('helpNow')}>{helpNow}</a>
    </p>
  );
}
