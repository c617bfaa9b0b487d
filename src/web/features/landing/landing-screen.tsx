import { SunMoon } from 'lucide-react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { screens } from '#contract/screens.ts';
import { SignInButton } from '#web/platform/address/sign-in-button.tsx';
import { useTheme } from '#web/platform/theme.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Wordmark } from '#web/ui/drawings/marks/wordmark.tsx';
import { ArchScene } from '#web/ui/drawings/scene/arch-scene.tsx';
import { landing } from './landing.copy.ts';
import styles from './landing.module.css';
import { SignInForm } from './sign-in-form.tsx';
import { StartCall } from './start-call.tsx';
import { useMode } from './use-mode.ts';

const DOCUMENTS = ['privacy', 'termsOfUse', 'legalDisclaimer'] as const;

/** The landing and sign-in page: /auth, /login, /simple-auth, and any other page for who is signed out (§2.1, §2.5). */
export function LandingScreen() {
  return (
    <main id="main" className={styles.page}>
      <Top />
      <div className={styles.window}>
        <ArchScene label={landing.scene} />
      </div>
      <div className={styles.side}>
        <div className={styles.middle}>
          <h1>
            {landing.headlineStart}
            <br />
            {landing.headlineMiddle}
            <em>{landing.headlineEnd}</em>
          </h1>
          <p className={styles.lead}>{landing.lead}</p>
          <Door />
        </div>
        <p className={styles.foot}>
          <a href={screens.privacyProof.path}>{landing.private}</a>
          {DOCUMENTS.map((name) => (
            <a key={name} href={screens[name].path} target="_blank">
              {screens[name].title}
            </a>
          ))}
        </p>
      </div>
    </main>
  );
}

function Top() {
  const { toggle } = useTheme();
  return (
    <header className={styles.top}>
      <Wordmark size={34} />
      <div className={styles.ways}>
        <IconButton label={landing.light} onClick={() => void toggle()}>
          <SunMoon size={20} />
        </IconButton>
        <SignInButton />
      </div>
    </header>
  );
}

/** One of the two modes, and the way to the other: a button of the same size. */
function Door() {
  const { mode, invitation, failure, toggled, otherHref, toggle } = useMode();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (toggled) heading.current?.focus({ preventScroll: true });
  }, [mode, toggled]);
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    toggle();
  };
  const start = mode === 'start';
  const toOther = (
    <LinkButton kind="line" full href={otherHref} onClick={follow}>
      {start ? landing.toSignIn : landing.toStart}
    </LinkButton>
  );
  return (
    <section className={styles.door} aria-labelledby="door" data-mode={mode}>
      <h2 id="door" ref={heading} tabIndex={-1} className="vh">
        {start ? landing.startHeading : landing.signInHeading}
      </h2>
      {start ? (
        <div className={styles.form}>
          <StartCall invitation={invitation} />
          {toOther}
          <p className={styles.note}>{landing.startNote}</p>
        </div>
      ) : (
        <SignInForm failure={failure} toOther={toOther} />
      )}
    </section>
  );
}
