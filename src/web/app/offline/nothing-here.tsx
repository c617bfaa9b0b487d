import { useEffect } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { Wordmark } from '#web/ui/drawings/marks/wordmark.tsx';
import { offlineCopy } from './offline.copy.ts';
import styles from './offline.module.css';

const words = offlineCopy.nothing;
const reload = () => window.location.reload();

/**
 * Without a line, on a device that keeps nothing to show: nobody is signed in, it is a shared one, or what it kept is
 * over.
 */
export function NothingHere() {
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <main id="main" className={`${styles.page} ${styles.bare}`}>
      <Wordmark />
      <h1>{words.title}</h1>
      <div className={styles.words} role="status">
        <p>{words.happened}</p>
        <p>{words.safe}</p>
      </div>
      <p className={styles.small}>{words.returns}</p>
      <Button kind="line" onClick={reload}>
        {words.again}
      </Button>
    </main>
  );
}
