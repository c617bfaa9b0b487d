import type { Page } from '@playwright/test';
import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';
import { today } from './harness/clue-export.ts';
import { newMember } from './harness/people.ts';
import { expectToast } from './harness/toast.ts';
import { wheelOf } from './harness/tracker.ts';
import { expect, PHONE, test } from './harness/watch.ts';

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
  await expectToast(page, 'Saved', /Encrypted with your own key\.$/);
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

test('one tap says that a period started, from an empty wheel', async ({ page }) => {
  await newMember(page);
  await page.goto('/', STANDING);
  await page.getByRole('button', { name: 'My period started' }).click();
  await expectToast(page, 'Your period is saved', 'Encrypted with your own key.');
  await expect(wheelOf(page)).toHaveAccessibleName(/^Cycle wheel: day 1\b/);
  expect(await logged(page, today())).toMatchObject({ flow: expect.stringMatching(/light|medium|heavy/) });
  await expect(page.getByRole('button', { name: 'My period started' })).toHaveCount(0);
});
