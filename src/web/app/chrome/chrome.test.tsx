import { describe, expect, test } from 'vitest';
import { fakeApi, LOST } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { Chrome } from './chrome.tsx';
import { Footer } from './footer.tsx';
import { exists } from './menu.ts';

const homeData = { newPostsCount: 0, recentPosts: [], meditations: [] };
const chrome = (over = {}, at = '/tracker') => {
  fakeApi({ getCycleView: () => LOST, getHomeData: () => homeData });
  return renderScreen(
    <Chrome>
      <h1>Tracker</h1>
    </Chrome>,
    { at, data: { user: sampleUser(over), today: '2026-11-21', now: '2026-11-21T08:00:00.000Z' } },
  );
};
const linksIn = (element: Element | null) =>
  [...(element?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));

describe('menus show what exists (§2.3, decisions 2)', () => {
  test('rail and dock', () => {
    const { screen } = chrome();
    const rail = screen.getByRole('navigation', { name: 'Main' });
    expect(linksIn(rail).every((path) => path !== null && exists(path))).toBe(true);
    expect(linksIn(rail)).toEqual(expect.arrayContaining(['/', '/tracker']));
    expect(rail.querySelector('[aria-current="page"]')?.getAttribute('href')).toBe('/tracker');
    const dock = screen.getByRole('navigation', { name: 'Quick' });
    expect(linksIn(dock).every((path) => path !== null && exists(path))).toBe(true);
    expect(dock.querySelectorAll('[aria-current="page"]')).toHaveLength(1);
  });

  test('the drawer has every main item and the light', async () => {
    HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
      this.open = true;
    };
    const { screen, user } = chrome();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = screen.getByRole('dialog', { name: 'Menu', hidden: true });
    expect(linksIn(drawer)).toEqual(
      linksIn(screen.getAllByRole('navigation', { name: 'Main', hidden: true })[0] ?? null),
    );
    expect(drawer.textContent).toContain('Light or night');
  });

  test('the wordmark leads home, the date stands beside it', () => {
    const { screen } = chrome();
    expect(screen.getByRole('link', { name: 'Moonhearth home' }).getAttribute('href')).toBe('/');
    expect(screen.queryByText('Saturday 21 November')).not.toBeNull();
  });
});

describe('the account menu', () => {
  const items = (over: object) => {
    const { container } = chrome(over);
    return [...container.querySelectorAll('[role="menuitem"]')].map((item) => item.textContent);
  };
  test('leads admins, and nobody else, to accounts and meditations', () => {
    const STAFF = ['User Management', 'Meditation Management'];
    expect(items({ roles: ['admin'] })).toEqual(expect.arrayContaining(STAFF));
    for (const roles of [[], ['teacher'], ['moderator']])
      expect(items({ roles }).filter((item) => STAFF.includes(item ?? ''))).toEqual([]);
  });
  test('holds existing items and Log out', () =>
    expect(items({})).toEqual([
      'Subscription & Billing',
      'Profile settings',
      'Customize journey',
      'Privacy settings',
      'Referrals',
      'Log out',
    ]));
  test.each(['admin', 'teacher', 'moderator'])('a %s meets no plan, no billing and no badge (rule 18)', (role) => {
    const staff = { roles: [role], subscriptionStatus: 'lifetime', trialEndDate: null };
    const own =
      role === 'admin'
        ? [
            'User Management',
            'Meditation Management',
            'Overview',
            'Looking after the shop',
            'Payouts',
            'Feedback Queue',
          ]
        : [];
    expect(items(staff)).toEqual([
      'Profile settings',
      'Customize journey',
      'Privacy settings',
      'Referrals',
      ...own,
      'Log out',
    ]);
    const { container } = chrome(staff);
    expect(container.textContent).not.toMatch(/Trial|Premium Member/);
  });
  test.each([
    ['active', true],
    ['lifetime', true],
    ['trial', false],
    ['expired', false],
  ])('%s: Premium Member %s', (subscriptionStatus, shown) => {
    expect(chrome({ subscriptionStatus }).container.textContent?.includes('Premium Member')).toBe(shown);
  });
});

test('in dev mode a visitor sees the menu, the badge and Login, and no account of anybody (§2.3)', () => {
  fakeApi({});
  const { screen, container } = renderScreen(
    <Chrome>
      <p>page</p>
    </Chrome>,
    { at: '/tracker?dev=true' },
  );
  expect(screen.queryByText('Dev Mode')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/');
  expect([...container.querySelectorAll('[role="menuitem"]')].map((item) => item.textContent)).toEqual([
    'Customize journey',
  ]);
});

test('inside the app the footer is one line with the documents that bind, and whom to call (rule 9)', () => {
  const footer = chrome().container.querySelector('footer');
  expect(footer?.textContent).not.toContain('HIPAA');
  const links = linksIn(footer).map((path) => path ?? '');
  expect(links).toEqual(['/privacy', '/terms-of-use', '/legal-disclaimer', '/help-now']);
  expect(links.every(exists)).toBe(true);
  expect([...(footer?.querySelectorAll('a[target]') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/privacy',
  ]);
});

test('on public pages the footer makes the claims of decisions 17 and links only to pages that exist', () => {
  const { container } = renderScreen(<Footer />);
  expect(container.textContent).toContain(
    'Encrypted.GDPR rights built in.Built to the HIPAA Security Rule technical safeguards.Never sold or shared.',
  );
  const links = linksIn(container).map((path) => (path ?? '').split('#'));
  expect(links).toHaveLength(8);
  expect(links.filter(([path]) => !exists(path ?? ''))).toEqual([]);
  expect(links.slice(0, 4).map(([, place]) => place)).toEqual(['map', 'own', 'safeguards', 'test']);
});
