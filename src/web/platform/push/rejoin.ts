import type { AppState } from '#web/platform/app-state.ts';
import { keyOf } from '#web/platform/queries.ts';
import { whenIdle } from '#web/platform/when-idle.ts';

/**
 * When the page has settled: has a browser that may show notes, and took them, take them again under the session of
 * now. All others do nothing and fetch nothing.
 */
export function rejoinNotes({ get, client }: AppState): void {
  if (get().user?.ageGroup !== 'adult' || !('Notification' in globalThis) || Notification.permission !== 'granted')
    return;
  whenIdle(() => {
    void import('./this-device.ts')
      .then(({ backHere }) => backHere())
      .then(() => client?.invalidateQueries({ queryKey: keyOf('getReminders') }))
      // Without a line it is done with the next page the member opens.
      .catch(() => undefined);
  });
}
