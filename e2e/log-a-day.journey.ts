import type { Page } from '@playwright/test';
import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';
import { today } from './house/clue-export.ts';
import { newMember, signIn } from './house/people.ts';
import { expectToast } from './house/toast.ts';
import { wheelOf } from './house/tracker.ts';
import { expect, PHONE, test } from './house/watch.ts';

test.use(PHONE);

const NOTE = `<b>long</b> walk & "rain" 🌙 it's fine`;
const pick = (page: Page, field: string, word: string) =>
  page.getByRole('group', { name: field }).getByRole('button', { name: word, exact: true });
const save = (page: Page) => page.locator('#log').getByRole('button', { name: /^Save / });
const note = (page: Page) => page.getByRole('textbox', { name: 'Note' });
const dayCell = (page: Page, date: LocalDate) => page.locator(`[role=gridcell][data-date="${date}"]`);
/** Rare panels come as code of their own a moment after the page. */
const STANDING = { waitUntil: 'networkidle' } as const;
type Log = {
  readonly date: string;
  readonly flow?: string;
  readonly moods?: string[];
  readonly energy?: number;
  readonly symptoms?: object;
  readonly note?: string;
};

async function logged(page: Page, date: LocalDate): Promise<Log | undefined> {
  const { logs } = (await (await page.request.get(`/api/day-logs?month=${date.slice(0, 7)}`)).json()) as {
    logs: Log[];
  };
  return logs.find((log) => log.date === date);
}

async function goToDay(page: Page, date: LocalDate): Promise<void> {
  await page.getByLabel('Choose a day to log').fill(date);
  await expect(page.getByLabel('Choose a day to log')).toHaveValue(date);
}

test('a few days by hand: flow, mood, energy, symptoms with their strength, a note; then a past day is mended', async ({
  page,
}) => {
  await newMember(page);
  const now = today();
  await page.goto('/');
  await page.getByRole('link', { name: /^Log Flow/ }).click();
  await expect(page).toHaveURL(/\/tracker(#flow)?$/);
  await expect(page.getByRole('button', { name: 'The day after' })).toBeDisabled();
  await pick(page, 'Flow', 'Medium').click();
  await pick(page, 'Mood', 'Tender').click();
  await pick(page, 'Mood', 'Low').click();
  await pick(page, 'Energy', 'Low').click();
  await pick(page, 'Symptoms', 'Cramps').click();
  await pick(page, 'Symptoms', 'Cramps , mild').click();
  await pick(page, 'Symptoms', 'Headache').click();
  await page.getByRole('button', { name: 'Note' }).click();
  await note(page).fill(NOTE);
  await expect(page.getByText('Not saved yet', { exact: true })).toBeVisible();
  await save(page).click();
  await expectToast(page, 'Saved', /Only you can read it\.$/);
  await expect(page.getByText('All saved', { exact: true })).toBeVisible();
  expect(await logged(page, now)).toEqual({
    date: now,
    flow: 'medium',
    moods: ['tender', 'low'],
    energy: 2,
    symptoms: { cramps: 2, headache: 1 },
    note: NOTE,
  });
  await expect(wheelOf(page)).toHaveAccessibleName(/^Cycle wheel: day 1\b/);

  for (const [back, flow] of [
    [1, 'Heavy'],
    [2, 'Light'],
  ] as const) {
    await goToDay(page, addDays(now, -back));
    await pick(page, 'Flow', flow).click();
    await save(page).click();
    await expect(page.getByText('All saved', { exact: true })).toBeVisible();
  }
  await expect(wheelOf(page)).toHaveAccessibleName(/^Cycle wheel: day 3\b/);

  await page.reload();
  await expect(note(page)).toHaveValue(NOTE);
  await expect(pick(page, 'Symptoms', 'Cramps , moderate')).toHaveAttribute('aria-pressed', 'true');
  await expect(dayCell(page, now)).toHaveAccessibleName(
    /today, period logged: medium, cramps, headache, tender, low, energy low, a note/,
  );
  await page.getByLabel('Choose a day to log').fill(addDays(now, -2));
  await dayCell(page, addDays(now, -2)).click();
  await expect(page.getByRole('heading', { name: /^Log day 1\b/ })).toBeFocused();
  await pick(page, 'Flow', 'Light').click();
  await pick(page, 'Energy', 'Bright').click();
  await save(page).click();
  await expect(page.getByText('All saved', { exact: true })).toBeVisible();
  expect(await logged(page, addDays(now, -2))).toEqual({ date: addDays(now, -2), energy: 5 });
  await expect(wheelOf(page)).toHaveAccessibleName(/^Cycle wheel: day 2\b/);
});

test('a day to come can be looked at and not logged', async ({ page }) => {
  await newMember(page);
  await page.goto('/tracker');
  const tomorrow = addDays(today(), 1);
  if (tomorrow.slice(0, 7) !== today().slice(0, 7)) await page.getByRole('button', { name: 'Next month' }).click();
  await expect(dayCell(page, tomorrow)).toHaveAttribute('aria-disabled', 'true');
  await dayCell(page, tomorrow).click({ force: true });
  await expect(page.getByRole('heading', { name: 'Log today' })).toBeVisible();
  const reply = await page.request.put('/api/day-logs', { data: { date: addDays(today(), 3), flow: 'light' } });
  expect(reply.status()).toBe(422);
});

test('what she has not saved follows her to another page and back', async ({ page }) => {
  await newMember(page);
  await page.goto('/tracker');
  await pick(page, 'Energy', 'Warm').click();
  const dock = page.getByRole('navigation', { name: 'Quick' });
  await dock.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await dock.getByRole('link', { name: 'Tracker' }).click();
  await expect(pick(page, 'Energy', 'Warm')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Not saved yet', { exact: true })).toBeVisible();
});

test('a save the server refuses keeps what she chose and says why; one it fails on stays on this device and goes out by itself', async ({
  page,
}) => {
  await newMember(page);
  await page.goto('/tracker');
  const answerSaves = (status: number, body: string) =>
    page.route('**/api/day-logs', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status, contentType: 'application/json', body })
        : route.continue(),
    );
  await answerSaves(422, '{"message":"This cannot be.","code":"future_day"}');
  await pick(page, 'Mood', 'Happy').click();
  await save(page).click();
  await expect(page.getByText('This cannot be. What you chose is still here.')).toBeVisible();
  await expect(pick(page, 'Mood', 'Happy')).toHaveAttribute('aria-pressed', 'true');
  await page.unroute('**/api/day-logs');
  await answerSaves(500, '{"message":"x","code":"fault"}');
  await save(page).click();
  await expect(page.getByText('Saved on this device, not sent yet')).toBeVisible();
  await expect(pick(page, 'Mood', 'Happy')).toHaveAttribute('aria-pressed', 'true');
  expect(await logged(page, today())).toBeUndefined();
  await page.unroute('**/api/day-logs');
  await expect(page.getByText('All saved', { exact: true })).toBeVisible();
  expect(await logged(page, today())).toEqual({ date: today(), moods: ['happy'] });
});

test('a session that ended elsewhere keeps what she chose until she is back', async ({ page }) => {
  const person = await newMember(page);
  await page.goto('/tracker');
  await pick(page, 'Mood', 'Calm').click();
  await page.request.post('/api/auth/logout');
  await save(page).click();
  await expectToast(page, 'Saved on this device', 'It will be sent once you have signed in again.');
  await expect(pick(page, 'Mood', 'Calm')).toHaveAttribute('aria-pressed', 'true');
  await signIn(page, person);
  await page.reload();
  await expect(page.getByText('All saved', { exact: true })).toBeVisible();
  await expect.poll(() => logged(page, today())).toEqual({ date: today(), moods: ['calm'] });
});

test('a period that started a few days ago, and none that starts tomorrow', async ({ page }) => {
  await newMember(page);
  await page.goto('/', STANDING);
  await page.getByRole('button', { name: /^(It started on another day|Choose a date)$/ }).click();
  const day = page.getByLabel('The first day of bleeding');
  await day.fill(addDays(today(), 1));
  await day.press('Enter');
  await expect(page.getByText(/still to come|has not come yet/)).toBeVisible();
  expect(await (await page.request.get('/api/cycles')).json()).toEqual([]);
  await day.fill(addDays(today(), -3));
  await page.getByRole('button', { name: 'Save this day' }).click();
  await expect(wheelOf(page)).toHaveAccessibleName(/^Cycle wheel: day 4\b/);
});

test('one tap says that a period started, from an empty wheel', async ({ page }) => {
  await newMember(page);
  await page.goto('/', STANDING);
  await page.getByRole('button', { name: 'My period started' }).click();
  await expectToast(page, 'Your period is noted', 'Only you can read it.');
  await expect(wheelOf(page)).toHaveAccessibleName(/^Cycle wheel: day 1\b/);
  expect(await logged(page, today())).toMatchObject({ flow: expect.stringMatching(/light|medium|heavy/) });
  await expect(page.getByRole('button', { name: 'My period started' })).toHaveCount(0);
});

const LIVES = [
  { name: 'within the window: any day now, one tap', back: 28, wheel: /^Cycle wheel: day 29, any day now\./ },
  {
    name: 'past the window: how many days, and one tap',
    back: 48,
    wheel: /^Cycle wheel: day 49, \d+ days? past the window\./,
  },
  {
    name: 'resting: no count, since when, and one tap',
    back: 220,
    wheel: /^Resting wheel, dotted, without a day count\. We last heard from your cycle on \d+ [A-Z][a-z]+ \d{4}\.$/,
  },
] as const;

for (const { name, back, wheel } of LIVES) {
  test(name, async ({ page }) => {
    await newMember(page);
    await page.request.post('/api/period-start', { data: { date: addDays(today(), -back) } });
    for (const path of ['/', '/tracker']) {
      await page.goto(path, STANDING);
      await expect(page.getByRole('img', { name: wheel })).toBeVisible();
      expect((await page.locator('main').innerText()).toLowerCase()).not.toMatch(
        /\b(late|overdue|missed|safe days?)\b/,
      );
      await expect(page.getByRole('button', { name: 'My period started' })).toBeVisible();
    }
    await page.getByRole('button', { name: 'My period started' }).click();
    await expectToast(page, 'Your period is noted', 'Only you can read it.');
    await expect(wheelOf(page)).toHaveAccessibleName(/^Cycle wheel: day 1\b/);
  });
}
