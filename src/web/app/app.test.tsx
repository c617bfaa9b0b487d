import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import type { FirstData } from '#contract/first-data.ts';
import { setFlowFlags } from '#web/features/subscription/flow-flags.ts';
import { createAppState } from '#web/platform/app-state.ts';
import { appFactsOf } from '#web/platform/first-data.ts';
import { beginSignIn, endSignIn } from '#web/platform/sign-in-flag.ts';
import { fakeApi, LOST } from '#web/testing/fake-api.ts';
import { sampleUser } from '#web/testing/sample-user.ts';
import { currentToast, MISTAKE, toast } from '#web/ui/overlays/toast.ts';
import { loadChunk, type ChunkName } from './chunks.ts';
import { Root } from './root.tsx';

const open = (at: string, data: Partial<FirstData> = {}) => {
  window.history.replaceState(null, '', at);
  const first: FirstData = { user: null, theme: 'system', ...data };
  const appState = createAppState(appFactsOf(first), first);
  return { appState, ...render(<Root appState={appState} />) };
};
const arrival = (...names: ChunkName[]) => act(async () => void (await Promise.all(names.map(loadChunk))));
const member = { user: sampleUser(), today: '2026-11-21' };

beforeEach(() => {
  // The member was here before: nobody is led to the plans in the middle of a test.
  setFlowFlags(member.user.id, ['subscription_flow_shown']);
  fakeApi({ getCycleView: () => LOST, getHomeData: () => LOST });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('the app', () => {
  test('an address that leads nowhere is a page of its own for a member, with the menu around it', async () => {
    await act(async () => void open('/no-such-page', member));
    await arrival('notFound', 'chrome', 'queries');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 Page Not Found');
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined();
    expect(document.title).toBe('404 Page Not Found · Moonhearth');
    expect(document.querySelectorAll('main')).toHaveLength(1);
  });

  test('while it is not known who she is, it waits', () => {
    window.history.replaceState(null, '', '/');
    render(<Root appState={createAppState(appFactsOf(null), null)} />);
    expect(screen.getByRole('status').textContent).toBe('Loading...');
  });

  test('code that is on its way reads Loading...', async () => {
    // The code may be here before the question is asked, so whatever stood is noted.
    const stood: (string | null | undefined)[] = [];
    const watch = new MutationObserver(() => stood.push(document.querySelector('[role="status"]')?.textContent));
    watch.observe(document.body, { childList: true, subtree: true });
    await act(async () => void open('/forgot-password'));
    watch.disconnect();
    expect(stood).toContain('Loading...');
    await arrival('forgotPassword', 'bar', 'queries');
    expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
    expect(document.title).toBe('Forgot password · Moonhearth');
  });

  test('a link to the page that is open leads to its top, and makes no second step in history', async () => {
    await act(async () => void open('/forgot-password'));
    await arrival('forgotPassword', 'bar', 'queries');
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: '/forgot-password' }));
    const steps = window.history.length;
    act(() => void fireEvent.click(link));
    expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
    expect(window.history.length).toBe(steps);
  });

  test('code that is here is drawn at once, without a Loading frame', async () => {
    await Promise.all([loadChunk('auth'), loadChunk('notFound'), loadChunk('chrome'), loadChunk('queries')]);
    open('/no-such-page', member);
    expect(screen.queryByText('Loading...')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 Page Not Found');
  });

  test('a sign-in that runs covers the page and keeps what was typed', async () => {
    await loadChunk('auth');
    open('/');
    act(beginSignIn);
    expect(screen.getByText('Signing you in...')).toBeDefined();
    expect(document.querySelector('input[type="password"]')).not.toBeNull();
    act(endSignIn);
    expect(screen.queryByText('Signing you in...')).toBeNull();
  });

  test('a document drawn for a visitor stays hers when the sign-in has placed the member', async () => {
    await loadChunk('auth');
    const { appState } = open('/');
    act(() => appState.set({ user: sampleUser() }));
    expect(document.querySelector('input[type="password"]')).not.toBeNull();
  });
});

describe('a route change', () => {
  test('scrolls to the top, hears the heading, and takes the address left behind out of history', async () => {
    await Promise.all([loadChunk('verifyEmail'), loadChunk('forgotPassword'), loadChunk('bar'), loadChunk('queries')]);
    open('/verify-email?email=a%40b.c');
    expect(window.scrollTo).not.toHaveBeenCalled();
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '/forgot-password';
    const replaced = vi.spyOn(History.prototype, 'replaceState');
    act(() => void fireEvent.click(link));
    expect(window.location.pathname).toBe('/forgot-password');
    expect(String(replaced.mock.calls[0]?.[2])).not.toContain('email=');
    expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
    expect(document.activeElement?.tagName).toBe('H1');
    expect(document.title).toBe('Forgot password · Moonhearth');
  });

  test('a step back leaves the place on the page to the browser', async () => {
    await Promise.all([
      loadChunk('resetPassword'),
      loadChunk('forgotPassword'),
      loadChunk('bar'),
      loadChunk('queries'),
    ]);
    open('/forgot-password');
    act(() => navigate('/reset-password'));
    expect(window.scrollTo).toHaveBeenCalledOnce();
    act(() => {
      History.prototype.replaceState.call(window.history, null, '', '/forgot-password');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(window.scrollTo).toHaveBeenCalledOnce();
    expect(document.activeElement?.tagName).toBe('H1');
  });
});

test('a toast about a mistake goes when the page is left', async () => {
  await act(async () => void open('/forgot-password'));
  await arrival('forgotPassword', 'bar', 'queries');
  act(() => void toast({ title: 'Please complete all fields', kind: 'danger', about: MISTAKE }));
  await act(async () => navigate('/auth'));
  await arrival('auth');
  await vi.waitFor(() => expect(currentToast()?.open).not.toBe(true));
});
