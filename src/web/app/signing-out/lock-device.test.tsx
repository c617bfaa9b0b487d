import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countDrafts } from '#web/platform/drafts/count-drafts.ts';
import { keepDraft } from '#web/platform/drafts/draft-store.ts';
import { takeHandedToast } from '#web/platform/handover.ts';
import { keepCopy } from '#web/platform/offline/copy-store.ts';
import { sealedStore } from '#web/platform/outbox/sealed-store.ts';
import { usePrivacyMode } from '#web/app/privacy-mode/use-privacy-mode.ts';
import { fakeApi, LOST, FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { currentToast } from '#web/ui/overlays/toast.ts';
import { lockDevice } from './lock-device.tsx';
import { signOut } from './sign-out-steps.ts';
import { useSignOut } from './sign-out.ts';

const ENTRY = {
  name: 'putDayLog',
  input: { body: { note: 'half' } },
  entityKey: 'a day',
  key: 'k',
  at: '2026-11-20T10:00:00Z',
} as const;
const hers = sampleUser();

function Out() {
  const { signOut } = useSignOut();
  return (
    <button type="button" onClick={() => void signOut()}>
      Log out, Mara
    </button>
  );
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
});
afterEach(async () => {
  // What a locked page listens to ends with an answer.
  fakeApi({ getUser: () => new FakeRefusal('unauthenticated') });
  await act(async () => void window.dispatchEvent(new Event('online')));
  cleanup();
  document.cookie = 'signing_out=; max-age=-1; path=/';
  document.body.replaceChildren();
  globalThis.indexedDB = new IDBFactory();
});

test('without a connection the device locks at once, and nothing of hers is left to see', async () => {
  fakeApi({ logout: () => LOST, getUser: () => LOST });
  await keepCopy('her-id', { copy: { days: 3 }, at: 1 });
  localStorage.setItem('moon-place', 'Lisbon');
  sessionStorage.setItem('deletion_told', 'x');
  renderScreen(<Out />, { data: { user: hers } });
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('heading', { name: 'This device is locked' })).toBeTruthy();
  expect(document.body.textContent).toContain('We’ll finish signing you out when you’re back online.');
  expect(document.body.textContent).not.toContain('Mara');
  expect(document.cookie).toBe('signing_out=clear');
  expect({ ...localStorage }).toEqual({});
  expect({ ...sessionStorage }).toEqual({});
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([]);
  expect(window.location.assign).not.toHaveBeenCalled();
});

test('where nobody can look at what waits here it stays, and the device locks all the same', async () => {
  fakeApi({ logout: () => LOST, getUser: () => LOST });
  await (await sealedStore()).add(hers.id, ENTRY);
  renderScreen(<Out />, { data: { user: hers } });
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('heading', { name: 'This device is locked' })).toBeTruthy();
  expect(document.cookie).toBe('signing_out=keep');
  expect((await (await sealedStore()).all(hers.id)).entries).toHaveLength(1);
});

const locked = () => screen.findByRole('heading', { name: 'This device is locked' });
const member = (handlers: FakeHandlers) => {
  const api = fakeApi(handlers);
  return { api, ...renderScreen(<p>Her page</p>, { data: { user: hers } }) };
};

test('with a connection again the session ends, and the sign-in page says so', async () => {
  let isOnline = false;
  const { api } = member({ getUser: () => (isOnline ? new FakeRefusal('unauthenticated') : LOST) });
  document.cookie = 'signing_out=keep; path=/';
  act(lockDevice);
  await locked();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Still offline.')).toBeTruthy();
  expect(window.location.replace).not.toHaveBeenCalled();

  isOnline = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(window.location.replace).toHaveBeenCalledWith('/auth'));
  expect(api.called('getUser')).toHaveLength(2);
  expect([document.cookie, { ...localStorage }]).toEqual(['', {}]);
  expect(takeHandedToast(Date.now())).toMatchObject({ title: 'You’re signed out' });
});

test('a server that cannot answer leaves it locked', async () => {
  member({ getUser: () => new FakeRefusal('busy') });
  document.cookie = 'signing_out=keep; path=/';
  act(lockDevice);
  await locked();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Still offline.')).toBeTruthy();
  expect(document.cookie).toBe('signing_out=keep');
});

describe('what waits here', () => {
  const whose = async (owner: string) => ({
    entries: (await (await sealedStore()).all(owner)).entries.length,
    drafts: (await countDrafts(owner)).day_log,
  });
  const begun = async (owner: string) => {
    await (await sealedStore()).add(owner, ENTRY);
    await keepDraft({ owner, kind: 'day_log' }, { name: '2026-11-20', draft: { note: 'half' } });
  };

  test.each([
    ['keep', { entries: 1, drafts: 1 }],
    ['clear', { entries: 0, drafts: 0 }],
  ] as const)('%s, as she chose; another’s stays either way', async (choice, left) => {
    const { appState } = member({ logout: () => LOST, getUser: () => LOST });
    await begun(hers.id);
    await begun('another');
    await act(() => signOut(appState, choice));
    await locked();
    expect(await whose(hers.id)).toEqual(left);
    expect(await whose('another')).toEqual({ entries: 1, drafts: 1 });
  });

  test('while another’s waits here, or hers does, the server is not asked to empty the browser', async () => {
    const { api, appState } = member({ getUser: () => new FakeRefusal('unauthenticated') });
    await begun('another');
    await act(() => signOut(appState, 'clear'));
    expect(api.calls.map(({ name }) => name)).toEqual(['getUser']);
    expect(document.cookie).toBe('');
    expect(currentToast()).toMatchObject({ title: 'You’re signed out' });
  });
});

describe('other pages of the browser', () => {
  function Guarded() {
    usePrivacyMode();
    return <p>Her page</p>;
  }
  const told = () => window.dispatchEvent(new StorageEvent('storage', { key: 'signing_out', newValue: 'keep' }));

  test('every tab follows in the same event, and locks', async () => {
    fakeApi({ getUser: () => LOST });
    const { appState } = renderScreen(<Guarded />, { data: { user: hers } });
    document.cookie = 'signing_out=keep; path=/';
    act(() => void told());
    expect(document.body.hidden).toBe(true);
    await locked();
    expect(document.body.hidden).toBe(false);
    expect(document.body.textContent).not.toContain('Her page');
    expect(appState.get().user).toBeUndefined();
  });
});
