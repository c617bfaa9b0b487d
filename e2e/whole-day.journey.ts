import type { Locator, Page } from '@playwright/test';
import { today } from './harness/clue-export.ts';
import { newMember, signInAs } from './harness/people.ts';
import { expect, PHONE, test } from './harness/watch.ts';

test.use(PHONE);

const MORE = /^More for this day/;
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const chip = (place: Page | Locator, group: string | RegExp, word: string) =>
  place.getByRole('group', { name: group }).getByRole('button', { name: word, exact: true });
const allSaved = (page: Page) => expect(page.locator('#log').getByText('All saved', { exact: true })).toBeVisible();

async function logged(page: Page): Promise<Record<string, unknown> | undefined> {
  const { logs } = (await (await page.request.get(`/api/day-logs?month=${today().slice(0, 7)}`)).json()) as {
    logs: Record<string, unknown>[];
  };
  return logs.find((log) => log.date === today());
}

async function openSheet(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: MORE }).click();
  const sheet = dialog(page, 'More for this day');
  await expect(sheet.getByRole('radiogroup', { name: 'Pain from 0 to 10' })).toBeVisible();
  // Each group is opened, as she would; what unfolds inside one has no heading and stays as it is.
  for (const fold of await sheet.locator('summary:has(h3)').all()) await fold.click();
  return sheet;
}

test('a usual day is three taps, and nothing else', async ({ page }) => {
  await newMember(page);
  await page.goto('/tracker');
  await page.evaluate(() => {
    const counted = document.documentElement.dataset;
    counted.taps = '0';
    document.addEventListener('click', () => (counted.taps = String(Number(counted.taps) + 1)), { capture: true });
  });
  await chip(page, 'Flow', 'Light').tap();
  await chip(page, 'Mood', 'Calm').tap();
  await chip(page, 'Energy', 'Warm').tap();
  await allSaved(page);
  expect(await page.evaluate(() => document.documentElement.dataset.taps)).toBe('3');
  expect(await logged(page)).toEqual({ date: today(), flow: 'light', moods: ['calm'], energy: 4 });
  await page.reload();
  await expect(chip(page, 'Energy', 'Warm')).toHaveAttribute('aria-pressed', 'true');
});

test('the rest stands in a sheet: pain, a night, Fahrenheit, tests, a symptom of her own that is renamed and hidden; after a reload all is there', async ({
  page,
}) => {
  await newMember(page);
  await page.goto('/tracker');
  let sheet = await openSheet(page);
  await sheet.getByRole('radio', { name: '6, hard to work through' }).check();
  await expect(sheet.getByText('6 of 10, hard to work through')).toBeVisible();
  await chip(sheet, 'Where does it hurt?', 'Lower back').click();
  await sheet.getByLabel('Hours of sleep').fill('6:50');
  await sheet.getByText('°F', { exact: true }).click();
  await sheet.getByLabel('On waking, in °F').fill('97.8');
  await sheet.getByText(/^Don’t count this one/).click();
  await chip(sheet, 'Ovulation test: add a result', '+ Positive').click();
  await chip(sheet, 'Ovulation test: add a result', '+ Negative').click();
  await chip(sheet, 'Sex', 'Withdrawal').click();

  await sheet.getByRole('button', { name: 'Your own symptoms' }).click();
  const own = dialog(page, 'Your own symptoms');
  await own.getByLabel('A new symptom').fill('Icy hands');
  await own.getByRole('button', { name: 'Add it' }).click();
  await expect(own.getByText('Icy hands is on your list.')).toBeVisible();
  await page.keyboard.press('Escape');
  await chip(sheet, 'Your own', 'Icy hands').click();
  await sheet.getByRole('button', { name: /^Save / }).click();
  await allSaved(page);

  await page.reload();
  await expect(page.getByRole('button', { name: MORE })).toContainText(
    'Pain 6, 6:45 h of sleep, 97.8 °F, 2 tests, sex',
  );
  sheet = await openSheet(page);
  await sheet.getByRole('button', { name: 'Your own symptoms' }).click();
  await own.getByRole('button', { name: 'Rename Icy hands' }).click();
  await own.getByLabel('New name of Icy hands').fill('Cold hands');
  await own.getByRole('button', { name: 'Save name' }).click();
  await own.getByRole('button', { name: 'Hide Cold hands' }).click();
  await expect(own.getByText('Cold hands is hidden.')).toBeVisible();
  await page.reload();
  sheet = await openSheet(page);
  await expect(chip(sheet, 'Your own', 'Cold hands , mild')).toHaveAttribute('aria-pressed', 'true');
  await expect(sheet.getByLabel('On waking, in °F')).toHaveValue('97.8');
  await expect(sheet.getByRole('switch', { name: /^Don’t count this one/ })).toBeChecked();
  await expect(sheet.getByRole('list', { name: 'Tests of this day' }).getByRole('listitem')).toHaveCount(2);
  expect(await logged(page)).toMatchObject({
    pain: { level: 6, places: ['lower_back'] },
    sleep: { hours: 6.75 },
    temperature: { celsius: 36.56, fahrenheit: 97.8, disturbed: true },
    sex: ['withdrawal'],
  });

  await sheet.getByRole('button', { name: 'Your own symptoms' }).click();
  await own.getByRole('button', { name: 'Bring back Cold hands' }).click();
  await expect(own.getByText('Cold hands is back.')).toBeVisible();
});

test('by the keyboard alone: the sheet is opened, answered, saved, and the focus comes back to its control', async ({
  page,
}) => {
  await newMember(page);
  await page.goto('/tracker', { waitUntil: 'networkidle' });
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const walkTo = async (place: Locator) => {
    for (
      let step = 0;
      step < 120 && !(await place.evaluate((element) => element === document.activeElement));
      step += 1
    )
      await press('Tab');
    await expect(place).toBeFocused();
  };
  await page.locator('#log-title').focus();
  await walkTo(page.getByRole('button', { name: MORE }));
  await press('Enter');
  const sheet = dialog(page, 'More for this day');
  await walkTo(sheet.getByRole('radio', { name: '0, none' }));
  await press('Space', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await walkTo(chip(sheet, 'Where does it hurt?', 'Legs'));
  await press('Space');
  await walkTo(sheet.locator('summary', { hasText: 'Temperature' }));
  await press('Enter');
  await walkTo(sheet.getByLabel('On waking, in °C'));
  await page.keyboard.type('36,55');
  await walkTo(sheet.getByRole('switch', { name: /^Don’t count this one/ }));
  await press('Space');
  await walkTo(sheet.locator('summary', { hasText: 'Anything unusual?' }));
  await press('Enter');
  await walkTo(chip(sheet, 'Anything unusual?', 'Stress'));
  await press('Enter');
  await walkTo(sheet.getByRole('button', { name: /^Save / }));
  await press('Enter');
  await allSaved(page);
  await expect(page.getByRole('button', { name: MORE })).toBeFocused();
  expect(await logged(page)).toEqual({
    date: today(),
    pain: { level: 3, places: ['legs'] },
    temperature: { celsius: 36.55, disturbed: true },
    factors: ['stress'],
  });
});

test('what cannot be kept is said, what was typed stays, and off line nothing is lost', async ({ page, context }) => {
  await newMember(page);
  await page.goto('/tracker', { waitUntil: 'networkidle' });
  const sheet = await openSheet(page);
  await sheet.getByLabel('On waking, in °C').fill('33.9');
  await chip(sheet, 'Anything unusual?', 'Travel').click();
  await expect(sheet.getByText('Enter a temperature between 34 and 43 °C.')).toBeVisible();
  await sheet.getByRole('button', { name: /^Save / }).click();
  await expect(sheet.getByLabel('On waking, in °C')).toBeFocused();
  expect(await logged(page)).toBeUndefined();
  await sheet.getByLabel('On waking, in °C').fill('36.9');
  await context.setOffline(true);
  await sheet.getByRole('button', { name: /^Save / }).click();
  await expect(page.getByText('Saved on this device, not sent yet')).toBeVisible();
  await context.setOffline(false);
  await allSaved(page);
  expect(await logged(page)).toEqual({
    date: today(),
    temperature: { celsius: 36.9, disturbed: false },
    factors: ['travel'],
  });
});

test('a teen is asked nothing of sex or fertility, nor is any of it in the page that is sent to her', async ({
  page,
}) => {
  await signInAs(page, 'teen');
  await page.goto('/tracker');
  const sheet = await openSheet(page);
  await expect(sheet.getByRole('group', { name: 'Medicines' })).toBeVisible();
  expect(await sheet.innerText()).not.toMatch(/ovulat|fertil|contracept|pregnan|protected|desire|cervical/i);
});
