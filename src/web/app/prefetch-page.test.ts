import { afterEach, describe, expect, test, vi } from 'vitest';
import type { User } from '#contract/account/account.schemas.ts';
import { href, screenAt, type ScreenMatch } from '#contract/screens.ts';
import { createAppState, type AppState } from '#web/platform/app-state.ts';
import { appFactsOf } from '#web/platform/first-data.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { endPremiumAsk, premiumAsked } from '#web/platform/membership/premium.ts';
import { read } from '#web/platform/queries.ts';
import { sampleUser } from '#web/testing/sample-user.ts';
import { fetchAhead, prefetchPage } from './prefetch-page.ts';

afterEach(() => void vi.unstubAllGlobals());

function storeOf(changes: Partial<User> = {}): AppState {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const user = sampleUser({ timeZone: 'Europe/Berlin', ...changes });
  const appState = createAppState(appFactsOf({ user, theme: 'system', today: '2026-11-21' }), null);
  appState.client = createQueryClient(null);
  appState.client.setDefaultOptions({ queries: { retry: false } });
  return appState;
}
const fetched = ({ client }: AppState) =>
  (client?.getQueryCache().getAll() ?? []).map(({ queryKey }) => String(queryKey[0]));

function prefetched(path: string, changes: Partial<User> = {}, search = '') {
  const appState = storeOf(changes);
  prefetchPage(appState, { at: screenAt(path) as ScreenMatch, search });
  return fetched(appState);
}

describe('on the way to a page', () => {
  test('is fetched what its document would carry', () => {
    expect(prefetched('/tracker')).toEqual([
      '/api/cycle-view',
      '/api/cycles',
      '/api/log-lists',
      '/api/day-logs?month=2026-11',
    ]);
    expect(prefetched('/moon-calendar').at(-1)).toBe('/api/moon?month=2026-11&zone=Europe%2FBerlin');
  });

  test('and what its document leaves to the browser', () =>
    expect(prefetched(href('subscriptionManagement'))).toEqual([
      '/api/subscription/status',
      '/api/subscription/invoices',
    ]));

  test('by what stands in its address', () => {
    expect(prefetched('/privacy', {}, '?version=2')).toEqual(['/api/legal/privacy?version=2']);
    expect(prefetched('/privacy', {}, '?version=x')).toEqual(['/api/legal/privacy']);
  });

  test('nothing that would be refused for her age', () =>
    expect(prefetched('/enhanced-onboarding', { ageGroup: 'teen' })).toEqual(['/api/cycle-view']));

  test('what closes one by one opens no words about plans until it is visited', async () => {
    const appState = storeOf();
    const body = { message: 'closed', code: 'subscription_required', feature: 'wisdom' };
    vi.stubGlobal('fetch', async () => Response.json(body, { status: 402 }));
    const calls = [{ name: 'getPiece', params: { piece: 'abc1234' } }] as const;
    await fetchAhead(appState, calls);
    expect(premiumAsked()).toBeNull();
    await appState.client?.fetchQuery(read('getPiece', { params: { piece: 'abc1234' } })).catch(() => undefined);
    expect(premiumAsked()).toMatchObject({ feature: 'wisdom' });
    endPremiumAsk();
  });

  test('nor for her plan: who only points at a link is told nothing of plans', () => {
    const over = { subscriptionStatus: 'expired', trialEndDate: '2026-01-01T00:00:00.000Z' } as const;
    const [limited, teen] = [storeOf(over), storeOf({ ...over, ageGroup: 'teen' })];
    for (const appState of [limited, teen])
      fetchAhead(appState, [{ name: 'getCycles' }, { name: 'getNotices', plan: 'full' }]);
    expect([fetched(limited), fetched(teen)]).toEqual([['/api/cycles'], ['/api/cycles', '/api/notices']]);
  });
});
