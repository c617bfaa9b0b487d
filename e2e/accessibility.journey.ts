import type { Page } from '@playwright/test';
import { judge, judgeBothWindows, SIZES } from './harness/barriers.ts';
import { freshEmail, newMember } from './harness/people.ts';
import { expectToast } from './harness/toast.ts';
import { expect, PHONE, test } from './harness/watch.ts';
import { expectStep } from './harness/wizard.ts';

test('no barrier where nothing is known yet, where nothing is found, and in what opens over a page', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await newMember(page);
  for (const path of ['/', '/tracker', '/journal', '/no-such-page']) {
    await page.setViewportSize(SIZES.phone);
    await page.goto(path);
    await judgeBothWindows(page);
  }
  await page.goto('/tracker');
  for (const size of [SIZES.phone, SIZES.desk]) {
    await page.setViewportSize(size);
    await page
      .getByRole('button', { name: /^Bring your history/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await judge(page, 'with its dialog');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Account menu' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await judge(page, 'with its menu');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  }
});

/** Walks with Tab until the focus is on what is looked for, as somebody without a pointer does. */
async function tabTo(
  page: Page,
  what: { role: 'button' | 'link' | 'textbox' | 'checkbox' | 'date'; name: RegExp },
): Promise<void> {
  for (let steps = 0; steps < 120; steps += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) continue;
    const found = await focused.evaluate((element) => {
      const field = element as HTMLInputElement;
      const label = element.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? element.textContent ?? '';
      const kind =
        field.type === 'date'
          ? 'date'
          : field.type === 'checkbox'
            ? 'checkbox'
            : element.tagName === 'INPUT' || element.tagName === 'TEXTAREA'
              ? 'textbox'
              : element.tagName === 'A'
                ? 'link'
                : 'button';
      const ring = getComputedStyle(element);
      return {
        kind,
        name: label.trim(),
        ringed:
          (ring.outlineStyle !== 'none' && Number.parseFloat(ring.outlineWidth) > 0) ||
          ring.boxShadow !== 'none' ||
          element.closest('label') !== null,
      };
    });
    if (found.kind !== what.role || !what.name.test(found.name)) continue;
    expect(found.ringed, `the focus is seen on ${found.name}`).toBe(true);
    return;
  }
  throw new Error(`Tab never came to the ${what.role} ${String(what.name)}`);
}

test('the whole wizard by keyboard alone', async ({ page }) => {
  const email = freshEmail();
  await page.goto('/');
  await tabTo(page, { role: 'link', name: /^Need an account/ });
  await page.keyboard.press('Enter');
  await tabTo(page, { role: 'link', name: /^Start Your Journey$/ });
  await page.keyboard.press('Enter');
  await expectStep(page, 1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, { role: 'textbox', name: /^First name/ });
  await page.keyboard.type('Maren');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Holm');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expectStep(page, 2);
  // The one field of the step has the focus, in a group that the step's heading names.
  await expect(page.getByRole('group', { name: 'Create Your Secure Password' }).locator(':focus')).toHaveAccessibleName(
    /^Password/,
  );
  await page.keyboard.type('seven quiet lanterns');
  await page.keyboard.press('Enter');
  await expectStep(page, 3);
  await tabTo(page, { role: 'date', name: /^Birthday/ });
  await page.keyboard.type('03021994');
  await expect(page.getByLabel('Birthday')).toHaveValue('1994-03-02');
  await tabTo(page, { role: 'button', name: /^Continue$/ });
  await page.keyboard.press('Enter');
  await expectStep(page, 4);
  await tabTo(page, { role: 'checkbox', name: /^connect with lunar cycles$/ });
  await page.keyboard.press('Space');
  await tabTo(page, { role: 'button', name: /^Complete Registration$/ });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/verify-email?email=${encodeURIComponent(email)}`);
});

test('a day is logged by keyboard alone, and the toast is reached by F8', async ({ page }) => {
  await newMember(page);
  await page.goto('/tracker');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to content');
  await page.keyboard.press('Enter');
  for (const name of [/^Medium$/, /^Tender$/, /^Steady$/, /^Cramps/]) {
    await tabTo(page, { role: 'button', name });
    await page.keyboard.press('Space');
    await expect(page.locator(':focus')).toHaveAttribute('aria-pressed', 'true');
  }
  await page.keyboard.press('Space');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Cramps\s*, moderate$/);
  await tabTo(page, { role: 'button', name: /^Note$/ });
  await page.keyboard.press('Enter');
  await page.keyboard.type('by keyboard');
  await tabTo(page, { role: 'button', name: /^Save / });
  await page.keyboard.press('Enter');
  await expect(page.getByText('All saved', { exact: true })).toBeVisible();
  await expectToast(page, 'Saved', /Encrypted with your own key\.$/);
  await page.keyboard.press('F8');
  await expect(page.locator(':focus')).toContainText('Saved');
});

test('dialog and drawer hold the focus, close by Escape and give it back', async ({ page }) => {
  await page.setViewportSize(PHONE.viewport);
  await newMember(page);
  await page.goto('/');
  for (const opener of [
    page.getByRole('button', { name: 'Menu', exact: true }),
    page.getByRole('button', { name: /^What's new/ }).first(),
  ]) {
    await opener.focus();
    await page.keyboard.press('Enter');
    const open = page.getByRole('dialog').filter({ visible: true });
    await expect(open).toBeVisible();
    for (let steps = 0; steps < 12; steps += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});
