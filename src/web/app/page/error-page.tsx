import { appCopy } from '#web/app/app.copy.ts';
import { errorCopy } from './error-page.copy.ts';
import { Button, LinkButton } from '#web/ui/actions/button.tsx';
import { mendedPot } from '#web/ui/drawings/windows/things/mended-pot.ts';
import { Window } from '#web/ui/drawings/windows/window.tsx';
import styles from './error-page.module.css';

const { error } = errorCopy;

/**
 * What happened, what is safe, what to do, on the grid of the pages that stand alone. `again` draws the page once more;
 * `missing` where only its code did not come.
 */
export function ErrorPage({ again, missing = false }: { readonly again: () => void; readonly missing?: boolean }) {
  const { title, happened, safe, todo } = { ...error, ...(missing && errorCopy.missing) };
  return (
    <div className={styles.page}>
      <div className={styles.window}>
        <Window of={mendedPot} />
      </div>
      <h1>{title}</h1>
      <div role="alert" className={styles.words}>
        <p>{happened}</p>
        <p>{safe}</p>
        <p>{todo}</p>
      </div>
      <div className={styles.ways}>
        <Button onClick={again}>{appCopy.again}</Button>
        {/* A new document, so that nothing of what broke is carried along; without a connection none would come. */}
        <LinkButton kind="line" href="/" {...(!missing && { target: '_self', rel: 'external' })}>
          {error.home}
        </LinkButton>
      </div>
    </div>
  );
}
