import { useEffect } from 'react';
import { dayInZone, localDate } from '#domain/calendar/local-date.ts';
import { call } from '#web/platform/api.ts';
import { nowOf } from '#web/platform/clock.ts';
import { useAppState, type AppState } from '#web/platform/app-state.ts';
import { keyOf } from '#web/platform/queries.ts';
import { useUser } from '#web/platform/session.ts';

const LOOK_EVERY = 30_000;

/**
 * Asks the server again once midnight has passed in the member's zone, also when the page slept through it. Mounted
 * once, where members are.
 */
export function useMidnight(): void {
  const appState = useAppState();
  const zone = useUser()?.timeZone;
  useEffect(() => {
    if (zone === undefined) return undefined;
    const look = () => void askWhenOver(appState, zone);
    const timer = setInterval(look, LOOK_EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [appState, zone]);
}

// The server decides what day it is; a failed question is asked again at the next look.
async function askWhenOver(appState: AppState, zone: string): Promise<void> {
  const { today } = appState.get();
  if (
    document.visibilityState === 'hidden' ||
    today === undefined ||
    dayInZone(new Date(nowOf(appState)), zone) === today
  )
    return;
  const reply = await call('getCycleView').catch(() => null);
  if (!reply || reply.view.today === today) return;
  appState.set({ today: localDate(reply.view.today) });
  await appState.client?.invalidateQueries();
  appState.client?.setQueryData(keyOf('getCycleView'), reply);
}
