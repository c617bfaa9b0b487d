import { fireEvent } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { Menu, MenuAction, MenuLink } from './menu.tsx';

// The test's DOM has no popovers: these two do what a browser's do, as far as the part can see.
beforeAll(() => {
  const toggle = (newState: 'open' | 'closed') =>
    function (this: HTMLElement) {
      for (const type of ['beforetoggle', 'toggle']) fireEvent(this, Object.assign(new Event(type), { newState }));
    };
  HTMLElement.prototype.showPopover = toggle('open');
  HTMLElement.prototype.hidePopover = toggle('closed');
});

const out = vi.fn();
const part = (
  <Menu label="Account" trigger="M" head="Maren">
    <MenuLink href="#billing">Subscription & Billing</MenuLink>
    <MenuLink href="#profile" current>
      Profile
    </MenuLink>
    <MenuAction onSelect={out}>Log out</MenuAction>
  </Menu>
);
const opened = async () => {
  const shown = renderPart(part);
  shown.screen.getByRole('button', { name: 'Account' }).focus();
  await shown.user.keyboard('{ArrowDown}');
  return { ...shown, at: () => document.activeElement?.textContent };
};

test('the button says that it opens a menu, and whether it has', async () => {
  const { screen, at } = await opened();
  const button = screen.getByRole('button', { name: 'Account' });
  expect([button.getAttribute('aria-haspopup'), button.getAttribute('aria-expanded')]).toEqual(['menu', 'true']);
  expect(button.getAttribute('popovertarget')).toBe(screen.getByRole('menu').parentElement?.id);
  expect(at()).toBe('Subscription & Billing');
});

test.each([
  ['{ArrowDown}', 'Profile'],
  ['{ArrowUp}', 'Log out'],
  ['{End}', 'Log out'],
  ['{End}{ArrowDown}', 'Subscription & Billing'],
  ['{End}{Home}', 'Subscription & Billing'],
  ['p', 'Profile'],
  ['l', 'Log out'],
])('%s walks to %s', async (keys, text) => {
  const { user, at } = await opened();
  await user.keyboard(keys);
  expect(at()).toBe(text);
});

test('an item acts and closes the menu; Tab closes it too', async () => {
  const { screen, user } = await opened();
  const button = screen.getByRole('button', { name: 'Account' });
  await user.keyboard('{End}{Enter}');
  expect(out).toHaveBeenCalledOnce();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  button.focus();
  await user.keyboard('{ArrowDown}{Tab}');
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('links are links, the present page is marked', () => {
  const { screen } = renderPart(part);
  const [billing, profile] = screen.getAllByRole('menuitem');
  expect(billing?.getAttribute('href')).toBe('#billing');
  expect(profile?.getAttribute('aria-current')).toBe('page');
});
