import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, LOST, FakeRefusal } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { connectOutbox, outboxOf } from './outbox/connection.ts';
import { isKept, outboxNow } from './outbox/outbox-state.ts';
import { useTheme } from './theme.ts';

function Switch({ failed = () => undefined }: { failed?: (error: unknown) => void }) {
  const { theme, toggle } = useTheme();
  return (
    <button type="button" onClick={() => void toggle().catch(failed)}>
      {theme}
    </button>
  );
}
afterEach(() => {
  delete document.documentElement.dataset.theme;
});

test("a member's choice is remembered by the server", async () => {
  const api = fakeApi({ patchUser: ({ body }) => ({ user: sampleUser({ theme: body.theme ?? 'system' }) }) });
  const { screen, user } = renderScreen(<Switch />, { data: { user: sampleUser(), theme: 'light' } });
  await user.click(screen.getByRole('button'));
  expect(document.documentElement.dataset.theme).toBe('dark');
  await vi.waitFor(() => expect(api.called('patchUser')[0]?.body).toEqual({ theme: 'dark' }));
  await user.click(screen.getByRole('button'));
  expect(document.documentElement.dataset.theme).toBe('light');
});

test("a visitor's lasts for the visit and is stored nowhere", async () => {
  const api = fakeApi({});
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const { screen, user } = renderScreen(<Switch />);
  await user.click(screen.getByRole('button', { name: 'system' }));
  expect(document.documentElement.dataset.theme).toBe('light');
  expect(api.calls).toHaveLength(0);
  expect(localStorage).toHaveLength(0);
  vi.restoreAllMocks();
});

test('what the server does not keep is told', async () => {
  fakeApi({ patchUser: () => new FakeRefusal('unavailable') });
  const failed = vi.fn();
  const { screen, user } = renderScreen(<Switch failed={failed} />, { data: { user: sampleUser(), theme: 'light' } });
  await user.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
  expect(document.documentElement.dataset.theme).toBe('dark');
});

test('without a line it waits on this device, like everything a member does', async () => {
  fakeApi({ patchUser: () => LOST });
  Object.defineProperty(navigator, 'locks', {
    value: { request: (_name: string, work: () => unknown) => work() },
    configurable: true,
  });
  const failed = vi.fn<(error: unknown) => void>();
  const { screen, user, appState } = renderScreen(<Switch failed={failed} />, {
    data: { user: sampleUser(), theme: 'light' },
  });
  const end = connectOutbox(appState);
  await user.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
  expect(isKept(failed.mock.calls[0]?.[0])).toBe(true);
  expect(outboxNow().waiting).toMatchObject([
    { name: 'patchUser', entityKey: 'theme', input: { body: { theme: 'dark' } } },
  ]);
  expect(document.documentElement.dataset.theme).toBe('dark');
  await (await outboxOf())?.clear(sampleUser().id);
  end();
  Reflect.deleteProperty(navigator, 'locks');
});
