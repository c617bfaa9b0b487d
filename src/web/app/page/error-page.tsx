import { appCopy } from '#web/app/app.copy.ts';
import { Button, LinkButton } from '#web/ui/actions/button.tsx';
import styles from './error-page.module.css';

/** What happened, what is safe, what to do. `again` draws the page once more. */
export function ErrorPage({ again }: { readonly again: () => void }) {
  const { title, happened, safe, todo } = appCopy.error;
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <div role="alert" className={styles.words}>
        <p>{happened}</p>
        <p>{safe}</p>
        <p>{todo}</p>
      </div>
      <div className={styles.ways}>
        <Button onClick={again}>{appCopy.error.again}</Button>
        {/* A new document, so that nothing of what broke is carried along. */}
        <LinkButton kind="line" href="/" target="_self" rel="external">
          {appCopy.error.home}
        </LinkButton>
      </div>
    </div>
  );
}
