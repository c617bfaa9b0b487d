import { appCopy } from '#web/app/app.copy.ts';
import { Button, LinkButton } from '#web/ui/actions/button.tsx';
import styles from './error-page.module.css';

/**
 * What happened, what is safe, what to do. `again` draws the page once more; `missing` where only its code did not
 * come.
 */
export function ErrorPage({ again, missing = false }: { readonly again: () => void; readonly missing?: boolean }) {
  const { title, happened, safe, todo } = { ...appCopy.error, ...(missing && appCopy.missing) };
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
        {/* A new document, so that nothing of what broke is carried along; without a connection none would come. */}
        <LinkButton kind="line" href="/" {...(!missing && { target: '_self', rel: 'external' })}>
          {appCopy.error.home}
        </LinkButton>
      </div>
    </div>
  );
}
