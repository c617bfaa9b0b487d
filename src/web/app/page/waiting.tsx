import { appCopy } from '#web/app/app.copy.ts';
import { Ring } from '#web/ui/status/ring.tsx';
import styles from './waiting.module.css';

/** In the place of a page whose code is still on its way (§2.2). */
export function Loading() {
  return (
    <div className={styles.loading} role="status">
      <Ring />
      <span>{appCopy.loading}</span>
    </div>
  );
}

/** Over the page while a sign-in runs (§2.1): the form stays beneath, with what she typed, for the case that it fails. */
export function SigningIn() {
  return (
    <div className={styles.cover} role="status">
      <Ring />
      <span>{appCopy.signingIn}</span>
    </div>
  );
}
