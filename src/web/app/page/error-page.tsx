import { lazy, Suspense, type ComponentType } from 'react';
import { appCopy } from '#web/app/app.copy.ts';
import { Button, LinkButton } from '#web/ui/actions/button.tsx';
import styles from './error-page.module.css';

// A page that broke may have lost its line too: then its words stand without the picture.
const Picture = lazy(() =>
  import('./error-picture.tsx').then(
    ({ ErrorPicture }): { default: ComponentType } => ({ default: ErrorPicture }),
    () => ({ default: () => null }),
  ),
);

/**
 * What happened, what is safe, what to do, on the grid of the pages that stand alone. `again` draws the page once more;
 * `missing` where only its code did not come.
 */
export function ErrorPage({ again, missing = false }: { readonly again: () => void; readonly missing?: boolean }) {
  const { title, happened, safe, todo } = { ...appCopy.error, ...(missing && appCopy.missing) };
  return (
    <div className={styles.page}>
      <div className={styles.window}>
        <Suspense fallback={null}>
          <Picture />
        </Suspense>
      </div>
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
