import { afterEach, describe, expect, test, vi } from 'vitest';
import { createAppState } from '#web/platform/app-state.ts';
import { appFactsOf } from '#web/platform/first-data.ts';
import { sampleUser } from '#web/testing/sample-user.ts';
import { appTarget, leaveQuietly, prefetchOf } from './navigation.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

function press(attributes: Record<string, string>, how: Partial<MouseEvent> = {}): string | null {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  const target = link.appendChild(document.createElement('b'));
  return appTarget({
    defaultPrevented: false,
    button: 0,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
    target,
    ...how,
  } as unknown as MouseEvent);
}

describe('links', () => {
  test.each([
    ['/tracker', '/tracker'],
    ['/standalone-signup?ref=ivy', '/standalone-signup?ref=ivy'],
    ['/customize-journey?goals=%5B%5D', '/customize-journey?goals=%5B%5D'],
    ['/tracker#log', '/tracker#log'],
  ])('%s is followed within the app', (href, target) => expect(press({ href })).toBe(target));

  test.each([
    ['a page that is not ours to draw', { href: '/dev/mail' }, {}],
    ['an endpoint', { href: '/api/openapi.json' }, {}],
    ['another origin', { href: 'https://example.com/tracker' }, {}],
    ['a new tab', { href: '/tracker', target: '_blank' }, {}],
    ['a download', { href: '/tracker', download: '' }, {}],
    ['a link that wants a new document', { href: '/', rel: 'external' }, {}],
    ['a place on this page', { href: '/#main' }, {}],
    ['with Control', { href: '/tracker' }, { ctrlKey: true }],
    ['with Command', { href: '/tracker' }, { metaKey: true }],
    ['with Shift', { href: '/tracker' }, { shiftKey: true }],
    ['with Alt', { href: '/tracker' }, { altKey: true }],
    ['the middle button', { href: '/tracker' }, { button: 1 }],
    ['a press somebody answered already', { href: '/tracker' }, { defaultPrevented: true }],
  ])('%s is left to the browser', (_, attributes, how) => expect(press(attributes, how)).toBeNull());
});

describe('the link under a pointer', () => {
  const pointAt = (href: string, user = sampleUser() as ReturnType<typeof sampleUser> | null) => {
    const appState = createAppState(appFactsOf({ user, theme: 'system' }), null);
    const prefetch = vi.fn<NonNullable<typeof appState.prefetch>>();
    appState.prefetch = prefetch;
    const link = document.createElement('a');
    link.href = href;
    prefetchOf(link, appState);
    return prefetch.mock.calls;
  };

  test('has the data of its page fetched, by what stands in its address', () => {
    expect(pointAt('/privacy?version=1')).toEqual([[{ name: 'privacy', params: {} }, '?version=1']]);
    expect(pointAt('/tracker#log')).toEqual([[{ name: 'tracker', params: {} }, '']]);
  });
  test.each(['/no-such-page', '/%', 'https://example.com/tracker'])('%s: nothing', (href) =>
    expect(pointAt(href)).toEqual([]),
  );
  test('nothing for a visitor', () => expect(pointAt('/privacy', null)).toEqual([]));
});

describe('leaving an address (decisions 20)', () => {
  test('takes email and goals out of it and keeps the rest', () => {
    window.history.replaceState({ kept: 1 }, '', '/verify-email?email=a%40b.c&dev=true&goals=x#t');
    leaveQuietly();
    expect(window.location.pathname + window.location.search + window.location.hash).toBe('/verify-email?dev=true#t');
    expect(window.history.state).toEqual({ kept: 1 });
  });
});
