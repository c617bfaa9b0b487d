import { describe, expect, test } from 'vitest';
import { screens, type ScreenName } from '#contract/screens.ts';
import { sampleUser } from '#web/testing/sample-user.ts';
import { drawsMain, isDevMode, chunksOf, routeMatchOf } from './route-match.ts';

const visit = (path: string, over: Partial<Parameters<typeof routeMatchOf>[0]> = {}) =>
  routeMatchOf({ path, search: '', user: null, localDefault: false, ...over });
const member = sampleUser();

describe('a visitor (§2.1)', () => {
  test.each([
    ['/standalone-signup', 'signup'],
    ['/customize-journey', 'customizeJourney'],
    ['/customize-journey/anything', 'customizeJourney'],
    ['/forgot-password', 'forgotPassword'],
    ['/reset-password', 'resetPassword'],
    ['/verify-email', 'verifyEmail'],
    ['/auth', 'auth'],
    ['/login', 'login'],
    ['/simple-auth', 'simpleAuth'],
  ])('sees %s itself', (path, screen) => expect(visit(path).screen).toBe(screen));

  test.each([
    '/',
    '/tracker',
    '/progressive-onboarding',
    '/journal',
    '/no-such-page',
    '/admin/users',
    '//',
    '/%2e%2e/',
  ])('sees the sign-in page on %s', (path) => expect(visit(path)).toEqual({ screen: 'auth', frame: 'bare' }));

  test('a trailing slash is the same page', () => expect(visit('/forgot-password/').screen).toBe('forgotPassword'));
});

describe('a member', () => {
  test.each([
    ['/', { screen: 'home', frame: 'chrome' }],
    ['/tracker', { screen: 'tracker', frame: 'chrome' }],
    ['/customize-journey', { screen: 'customizeJourney', frame: 'bare' }],
    ['/progressive-onboarding', { screen: 'progressiveOnboarding', frame: 'bare' }],
    ['/auth', { screen: 'auth', frame: 'bare' }],
    ['/verify-email', { screen: 'verifyEmail', frame: 'bar' }],
    ['/no-such-page', { screen: 'notFound', frame: 'chrome' }],
  ])('on %s', (path, place) => expect(visit(path, { user: member })).toEqual(place));
});

describe('dev=true (§2.3)', () => {
  test('shows a visitor the menu and no page more', () =>
    expect(visit('/tracker', { search: '?dev=true' })).toEqual({ screen: 'auth', frame: 'chrome' }));
  test('changes nothing for a member', () =>
    expect(visit('/customize-journey', { search: '?dev=true', user: member }).frame).toBe('bare'));
  test.each([
    ['?dev=true', true],
    ['?a=1&dev=true', true],
    ['?dev=1', false],
    ['?dev=TRUE', false],
    ['?nodev=true', false],
    ['', false],
  ])('%s is %s', (search, is) => expect(isDevMode(search)).toBe(is));
});

test('the gallery is a page of the local default only', () => {
  expect(visit('/gallery', { localDefault: true }).screen).toBe('gallery');
  expect(visit('/gallery').screen).toBe('auth');
  expect(visit('/gallery', { user: member }).screen).toBe('notFound');
});

test('only the sign-in page does without the query cache', () => {
  const without = (Object.keys(screens) as ScreenName[]).filter(
    (name) => !chunksOf(visit(screens[name].path, { user: member, localDefault: true })).includes('queries'),
  );
  expect(without).toEqual(['auth', 'login', 'simpleAuth']);
});

test('every page has one main: bare screens draw it, frames draw it for the others', () => {
  expect(drawsMain('auth')).toBe(true);
  expect(drawsMain('verifyEmail')).toBe(false);
  expect(drawsMain('notFound')).toBe(false);
});
