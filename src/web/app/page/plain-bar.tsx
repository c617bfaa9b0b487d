import type { ReactNode } from 'react';
import { href } from '#contract/screens.ts';
import { appCopy } from '#web/app/app.copy.ts';
import { Footer } from '#web/app/chrome/footer.tsx';
import { SignInButton } from '#web/platform/address/sign-in-button.tsx';
import { useUser } from '#web/platform/session.ts';
import { Wordmark } from '#web/ui/drawings/marks/wordmark.tsx';
import styles from './plain-bar.module.css';

/** The header of a page without menu: the wordmark leads home, a visitor finds Login (§2.3). */
export function PlainBar({ children }: { readonly children?: ReactNode }) {
  const user = useUser();
  return (
    <>
      <header className={styles.bar}>
        <a className={styles.home} href={href('home')} aria-label={appCopy.homeLink}>
          <Wordmark />
        </a>
        {!user && <SignInButton />}
      </header>
      <main id="main" className={styles.main}>
        {children}
      </main>
      <div className={styles.foot}>
        <Footer />
      </div>
    </>
  );
}
