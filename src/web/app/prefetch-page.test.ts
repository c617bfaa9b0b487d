import { afterEach, describe, expect, test, vi } from 'vitest';
import type { User } from '#contract/account/account.schemas.ts';
import { href, screenAt, type ScreenMatch } from '#contract/screens.ts';
import { createFacts, type FactStore } from '#web/platform/facts.ts';
import { factsOf } from '#web/platform/first-data.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { sampleUser } from '#web/testing/sample-user.ts';
import { fetchAhead, prefetchPage } from './prefetch-page.ts';

afterEach(() => void vi.unstubAllGlobals());

function storeOf(changes: Partial<User> = {}): FactStore {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const user = sampleUser({ timeZone: 'Europe/Berlin', ...changes });
  const facts = createFacts(factsOf({ user, theme: 'system', today: '2026-11-21' }), null);
  facts.client = createQueryClient(null);
  facts.client.setDefaultOptions({ queries: { retry: false } });
  return facts;
}
const fetched = ({ client }: FactStore) =>
  (client?.getQueryCache().getAll() ?? []).map(({ queryKey }) => String(queryKey[0]));

function prefetched(path: string, changes: Partial<User> = {}, search = '') {
  const facts = storeOf(changes);
  prefetchPage(facts, { at: screenAt(path) as ScreenMatch, search });
  return fetched(facts);
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
    expect(prefetched('/enhanced-onboarding', { ageBand: 'teen' })).toEqual(['/api/cycle-view']));

  test('nor for her plan: who only points at a link is told nothing of plans', () => {
    const over = { subscriptionStatus: 'expired', trialEndDate: '2026-01-01T00:00:00.000Z' } as const;
    const [limited, teen] = [storeOf(over), storeOf({ ...over, ageBand: 'teen' })];
    for (const facts of [limited, teen])
      fetchAhead(facts, [{ name: 'getCycles' }, { name: 'getNotices', plan: 'full' }]);
    expect([fetched(limited), fetched(teen)]).toEqual([['/api/cycles'], ['/api/cycles', '/api/notices']]);
  });
});
