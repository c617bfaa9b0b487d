import { appCopy } from '#web/app/app.copy.ts';
import { Spinner } from '#web/ui/status/waiting.tsx';
import styles from './waiting.module.css';

/** While it is not known who is here (§2.1). */
export function Asking() {
  return (
    <div className={styles.loading}>
      <Spinner>{appCopy.loading}</Spinner>
    </div>
  );
}

/** In the place of a page whose code is still on its way (§2.2): the shape of one, said in words to who cannot see it. */
export function Loading() {
  return (
    <div className={styles.shape} role="status">
      <p className="vh">{appCopy.loading}</p>
    </div>
  );
}

/**
 * Over the page while a sign-in runs (§2.1): the form stays beneath, with what the member typed, for the case that it
 * fails.
 */
export function SigningIn() {
  return (
    <div className={styles.cover}>
      <Spinner>{appCopy.signingIn}</Spinner>
    </div>
  );
}
