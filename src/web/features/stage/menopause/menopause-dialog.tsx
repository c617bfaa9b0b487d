import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { guidance as words } from './menopause.copy.ts';
import styles from './menopause.module.css';

/** What to know about menopause (§2.3): what needs a doctor stands first, each statement rests on a named source. */
export function MenopauseDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      kicker={words.kicker}
      title={words.title}
      actions={<Button onClick={onClose}>{words.close}</Button>}
    >
      <div className={styles.guidance}>
        <Notice tone="care" title={words.flagsTitle}>
          <ul className={styles.flags}>
            {words.flags.map((flag) => (
              <li key={flag}>{flag}</li>
            ))}
          </ul>
        </Notice>
        {words.parts.map(({ title, text, source }) => (
          <section key={title}>
            <h3>{title}</h3>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {source && <p className={styles.source}>{source}</p>}
          </section>
        ))}
        <p className={styles.tradition}>{words.tradition}</p>
        <p className={styles.guide}>{words.guide}</p>
      </div>
    </Dialog>
  );
}
