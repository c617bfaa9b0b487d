import { useSearch } from '#web/platform/address/path.tsx';
import { useQuery } from '@tanstack/react-query';
import { TRIAL_RECHECK_MINUTES, trialBadge, trialState } from '#domain/membership/trial.ts';
import type { User } from '#contract/account/account.schemas.ts';
import { href } from '#contract/screens.ts';
import { isDevMode } from '#web/app/route-match.ts';
import { ExitDoor } from '#web/features/privacy-mode/public.ts';
import { UnsentMark } from '#web/features/unsent/public.ts';
import { UpdatesBell } from '#web/features/updates/public.ts';
import { useNow } from '#web/platform/clock.ts';
import { read } from '#web/platform/queries.ts';
import { useUser } from '#web/platform/session.ts';
import { SignInButton } from '#web/platform/address/sign-in-button.tsx';
import { useToday } from '#web/platform/today.ts';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';
import { Wordmark } from '#web/ui/drawings/marks/wordmark.tsx';
import { SkyLine } from '#web/ui/drawings/moon/sky-line.tsx';
import { Badge } from '#web/ui/status/badge.tsx';
import { AccountMenu } from './account-menu.tsx';
import styles from './bar.module.css';
import { chromeCopy } from './chrome.copy.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/**
 * The sticky header (§2.3): home, today's sky, the trial, the light, the member's account. In dev mode a visitor sees
 * it too, with Login.
 */
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
        {user && <TrialIndicator user={user} />}
        <span className={styles.wide}>
          <ThemeSwitch />
        </span>
        {user && <UpdatesBell />}
        {user && <ExitDoor />}
        <AccountMenu />
        {!user && <SignInButton />}
      </div>
    </header>
  );
}

/** Today in the header of wide screens: the date, and tonight's moon once it is known. */
function Sky() {
  const today = useToday();
  const moon = useQuery(read('getCycleView')).data?.moon.find(({ date }) => date === today);
  return (
    <div className={styles.sky}>{moon ? <SkyLine moon={moon} /> : <time dateTime={today}>{longDate(today)}</time>}</div>
  );
}

/**
 * The trial badge of the header (§4.2), looked at again on every change and every 60 minutes. It leads to the plans.
 */
export function TrialIndicator({ user }: { readonly user: User }) {
  const now = useNow(TRIAL_RECHECK_MINUTES * 60_000);
  const badge = trialBadge(trialState({ ...user, now: new Date(now) }), user.ageGroup);
  if (!badge) return null;
  return (
    <Badge kind={badge.tone} href={href('subscription')}>
      {badge.text}
    </Badge>
  );
}
