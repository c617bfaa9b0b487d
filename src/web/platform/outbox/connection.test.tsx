import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { connectOutbox, outboxOf } from './connection.ts';

test('an outbox hears the network while its app is connected, and nothing after that', async () => {
  fakeApi({});
  const { appState } = renderScreen(<p>A page</p>, { data: { user: sampleUser() } });
  const end = connectOutbox(appState);
  const outbox = await outboxOf();
  if (!outbox) throw new Error('a member has an outbox');
  const flush = vi.spyOn(outbox, 'flush').mockResolvedValue();
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(flush).toHaveBeenCalledTimes(2);
  end();
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(flush).toHaveBeenCalledTimes(2);
  expect(await outboxOf()).toBeNull();
});
