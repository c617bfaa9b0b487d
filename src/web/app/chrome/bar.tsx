import { useSearch } from 'wouter';
import { href } from '#contract/screens.ts';
import { isDevMode } from '#web/app/place.ts';
import { ExitDoor } from '#web/features/near/public.ts';
import { UnsentMark } from '#web/features/unsent/public.ts';
import { UpdatesBell } from '#web/features/updates/public.ts';
import { useUser } from '#web/platform/session.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { Wordmark } from '#web/ui/drawings/marks/wordmark.tsx';
import { Badge } from '#web/ui/status/badge.tsx';
import { AccountMenu } from './account-menu.tsx';
import styles from './bar.module.css';
import { chromeCopy } from './chrome.copy.ts';
import { Sky } from './sky.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { TrialMark } from './trial-mark.tsx';

/** The sticky header (§2.3): home, today's sky, the trial, the light, her account. In dev mode a visitor sees it too, with Login. */
export function Bar() {
  const user = useUser();
  const dev = isDevMode(useSearch());
  return (
    <header className={styles.bar}>
      <a className={styles.home} href={href('home')} aria-label={chromeCopy.home}>
        <Wordmark />
      </a>
      {user && <Sky />}
      <div className={styles.end}>
        {dev && <Badge>{chromeCopy.devMode}</Badge>}
        {user && <UnsentMark />}
        {user && <TrialMark user={user} />}
        <span className={styles.wide}>
          <ThemeSwitch />
        </span>
        {user && <UpdatesBell />}
        {user && <ExitDoor />}
        <AccountMenu />
        {!user && (
          <LinkButton kind="line" size="small" href={href('auth')}>
            {chromeCopy.login}
          </LinkButton>
        )}
      </div>
    </header>
  );
}
