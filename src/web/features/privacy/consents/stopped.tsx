import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { consentsCopy } from '../privacy.copy.ts';
import styles from '../privacy.module.css';

const { stopped: words } = consentsCopy;

/** While the member's health data rests: what the member can do with it. */
export function Stopped() {
  return (
    <Notice
      tone="care"
      title={words.title}
      action={
        <span className={styles.acts}>
          <TextLink href="#export">{words.take}</TextLink>
          <TextLink href="#deletion">{words.erase}</TextLink>
        </span>
      }
    >
      {words.text} {words.again}
    </Notice>
  );
}
