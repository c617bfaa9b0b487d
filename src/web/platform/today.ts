import { dayInZone, type LocalDate } from '#domain/calendar/local-date.ts';
import { nowOf } from './clock.ts';
import { useAppFact, useAppState, type AppState } from './app-state.ts';

/**
 * The member's calendar day (decisions 3). A visitor, of whom no zone is known, gets the day of the member's browser.
 */
export function useToday(): LocalDate {
  const appState = useAppState();
  return useAppFact('today') ?? todayOf(appState);
}

/** The same outside of a drawing. */
export function todayOf(appState: AppState): LocalDate {
  return appState.get().today ?? dayInZone(new Date(nowOf(appState)), zoneOfBrowser());
}

/** The zone the browser stands in. */
export function zoneOfBrowser(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Has every page count by another zone, in which it may be another day. */
export async function moveToZone(appState: AppState, timeZone: string): Promise<void> {
  appState.set({ today: dayInZone(new Date(nowOf(appState)), timeZone) });
  await appState.client?.invalidateQueries();
}
