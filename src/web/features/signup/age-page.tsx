import { PRODUCT } from '#domain/account/product.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { Wordmark } from '#web/ui/drawings/marks/wordmark.tsx';
import { screens } from '#contract/screens.ts';
import styles from './age-page.module.css';
import { tooYoung } from './signup.copy.ts';

/** The kind page for somebody under 13 (decisions 10). `lead` says what became of what the member typed. */
export function AgePage({ lead }: { lead: string }) {
  return (
    <main id="main" className={styles.page}>
      <a className={styles.home} href={screens.auth.path} aria-label={PRODUCT}>
        <Wordmark size={32} />
      </a>
      <div className={styles.words} role="status">
        <h1>{tooYoung.heading}</h1>
        <p>{lead}</p>
        <p>{tooYoung.nothingKept}</p>
        <p>{tooYoung.advice}</p>
      </div>
      <LinkButton kind="line" href={screens.auth.path}>
        {tooYoung.back}
      </LinkButton>
    </main>
  );
}
