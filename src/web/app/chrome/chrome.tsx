import { useState, type ReactNode } from 'react';
import { usePath } from '#web/platform/address/path.tsx';
import { screens } from '#contract/screens.ts';
import { Arrival } from '#web/features/engagement/public.ts';
import { UpdatesBanner } from '#web/features/updates/public.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { useOffline } from '#web/platform/offline/offline-state.ts';
import { PlayingPlace } from '#web/platform/playing/playing-on.tsx';
import { Wordmark } from '#web/ui/drawings/marks/wordmark.tsx';
import { Drawer } from '#web/ui/overlays/drawer.tsx';
import { OfflineNote } from '#web/ui/status/states.tsx';
import { Bar } from './bar.tsx';
import styles from './chrome.module.css';
import { chromeCopy } from './chrome.copy.ts';
import { Dock } from './dock.tsx';
import { FootLine } from './footer.tsx';
import { useMidnight } from './midnight.ts';
import { NavList } from './nav-list.tsx';
import { Rail } from './rail.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const OfflineLine = deferred(async () => (await import('../offline/offline-line.tsx')).OfflineLine, { rare: true });

/** Everything around a member's screen: bar, rail or dock, drawer, footer (design 5 and 6). The screen stands in it. */
export function Chrome({ children }: { readonly children?: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false);
  const path = usePath();
  const offline = useOffline();
  useMidnight();
  return (
    <div className={styles.frame}>
      <Bar />
      <Rail />
      <Dock onMenu={() => setMenuOpen(true)} />
      <div className={styles.page}>
        {offline ? <OfflineLine {...offline} /> : <OfflineNote>{chromeCopy.offline}</OfflineNote>}
        {path === screens.home.path && <UpdatesBanner />}
        <div className={styles.screen}>{children}</div>
        <FootLine />
        <PlayingPlace />
      </div>
      <Arrival />
      <Drawer open={menuOpen} onClose={() => setMenuOpen(false)} label={chromeCopy.menu} head={<Wordmark />}>
        <nav aria-label={chromeCopy.main} className={styles.drawer}>
          <NavList />
        </nav>
        <ThemeSwitch wide />
      </Drawer>
    </div>
  );
}
