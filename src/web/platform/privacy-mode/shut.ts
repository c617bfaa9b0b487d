import { sweepBehindLock } from '#web/platform/device/kept-keys.ts';
import { veil } from './still-open.ts';
import { tellTabs } from './tabs.ts';

/** Leaves for the lock, in every tab: the server sends it in the place of this very address. */
export function shut(): void {
  veil(true);
  sweepBehindLock();
  tellTabs('shut');
  window.location.reload();
}
