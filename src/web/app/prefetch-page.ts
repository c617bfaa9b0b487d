import { pageCalls, type PageCall } from '#contract/page-data.ts';
import type { ScreenMatch } from '#contract/screens.ts';
import { monthOf } from '#domain/calendar/local-date.ts';
import { nowOf } from '#web/platform/clock.ts';
import type { AppState } from '#web/platform/app-state.ts';
import type { CallInput } from '#web/platform/api.ts';
import { accessOf } from '#web/platform/membership/access.ts';
import { read } from '#web/platform/queries.ts';
import { todayOf } from '#web/platform/today.ts';

/**
 * Fetches what the page at an address begins with, for a member, beside its code. A failure is left to the visit
 * itself, which can show it.
 */
export async function prefetchPage(
  appState: AppState,
  { at, search }: { readonly at: ScreenMatch; readonly search: string },
): Promise<void> {
  const { user } = appState.get();
  if (!user) return;
  const today = todayOf(appState);
  const { atOnce, onceKnown } = pageCalls({ at, search: new URLSearchParams(search), ageGroup: user.ageGroup });
  await fetchAhead(appState, [...atOnce, ...onceKnown({ today, month: monthOf(today), timeZone: user.timeZone })]);
}

/**
 * Fetches what calls bring, but for those that the member's plan does not reach: a refusal would open the words about
 * plans, and the member only points at a link.
 */
export async function fetchAhead(appState: AppState, calls: readonly PageCall[]): Promise<void> {
  const access = accessOf(appState.get().user, nowOf(appState));
  await Promise.all(
    calls
      .filter(({ plan }) => !plan || access === plan)
      .map(({ name, params, query }) =>
        appState.client?.prefetchQuery({
          ...read(name, { params, query } as CallInput<typeof name>),
          // Where things close one by one, the refusal belongs to the visit.
          meta: { isAhead: true },
        }),
      ),
  );
}
