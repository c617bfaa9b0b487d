import type { Page } from '@playwright/test';
import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';
import { today } from './harness/clue-export.ts';
import { startsBefore } from './harness/past-periods.ts';
import { newMember } from './harness/people.ts';
import { wheelOf } from './harness/tracker.ts';
import { expect, PHONE, test } from './harness/watch.ts';

test.setTimeout(120_000);

const LENGTHS = [28, 30, 27, 29, 28, 31, 28, 27, 29, 30, 28, 28, 29] as const;
const AGO = 12;
const OWN = 'Ringing in the ears';
type Cycle = {
  readonly startDate: LocalDate;
  readonly endDate: LocalDate | null;
  readonly periodEnd: LocalDate;
  readonly excluded: string | null;
};

/**
 * A year of days: each period five days, with pain and cramps on its first two; a mood in between, a headache before
 * the next; sex once a cycle, which no calendar may show.
 */
async function logAYear(page: Page): Promise<{ starts: LocalDate[]; now: LocalDate }> {
  const now = today();
  const starts = startsBefore(now, { lengths: LENGTHS, ago: AGO });
  const made = (await (await page.request.post('/api/custom-symptoms', { data: { name: OWN } })).json()) as {
    symptoms: { id: string }[];
  };
  const own = made.symptoms[0]?.id ?? '';
  const days = starts.flatMap((start, index) => [
    { date: start, flow: 'medium', pain: { level: 7, places: ['lower_belly'] }, symptoms: { cramps: 3 } },
    {
      date: addDays(start, 1),
      flow: 'heavy',
      pain: { level: 4 + (index % 3), places: [] },
      symptoms: { cramps: 2 },
      customSymptoms: { [own]: 1 },
    },
    ...[2, 3, 4].map((day) => ({ date: addDays(start, day), flow: 'light' })),
    { date: addDays(start, 9), moods: ['bright'], energy: 4, sex: ['protected'] },
    { date: addDays(start, 11), note: 'A walk by the river.' },
  ]);
  const reply = await page.request.post('/api/imports', { data: { source: 'table', days } });
  expect(reply.status()).toBe(200);
  return { starts, now };
}

const calendar = (page: Page) => page.getByRole('region', { name: 'Calendar', exact: true });
const cell = (page: Page, date: LocalDate) => page.locator(`[role=gridcell][data-date="${date}"]`);
const card = (page: Page) => calendar(page).getByRole('region');
const cyclesOf = async (page: Page) => (await (await page.request.get('/api/cycles')).json()) as Cycle[];
const monthWords = (date: LocalDate) =>
  new Date(`${date}T12:00:00Z`).toLocaleString('en', { month: 'long', timeZone: 'UTC' });

async function jump(page: Page, date: LocalDate): Promise<void> {
  await calendar(page).getByRole('combobox', { name: 'Year' }).selectOption(date.slice(0, 4));
  await calendar(page).getByRole('combobox', { name: 'Month' }).selectOption(date.slice(5, 7));
  await expect(page.getByRole('grid', { name: `${monthWords(date)} ${date.slice(0, 4)}` })).toBeVisible();
}

test('by mouse: any month, one thing alone, a day, a period split and joined, a cycle left out, and all taken back', async ({
  page,
}) => {
  await newMember(page);
  const { starts } = await logAYear(page);
  // One whose first ten days lie in one month: the calendar tells of one month at a time.
  const at = starts.findIndex((date, index) => index >= 2 && Number(date.slice(8)) >= 3 && Number(date.slice(8)) <= 18);
  const [start, other] = [starts[at] as LocalDate, starts[at + 1] as LocalDate];
  await page.goto('/tracker');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/day-logs?')) asked.push(new URL(request.url()).searchParams.get('month') ?? '');
  });

  await jump(page, start);
  await expect(cell(page, start)).toHaveAccessibleName(/period logged: medium, cramps, pain 7 of 10/);
  await expect(cell(page, addDays(start, 1))).toHaveAccessibleName(new RegExp(`cramps, ${OWN}, pain \\d of 10`));
  expect(asked.filter((month) => month === start.slice(0, 7))).toHaveLength(1);
  expect(await calendar(page).innerText()).not.toMatch(/protected|sex, /i);
  await expect(cell(page, addDays(start, 9))).toHaveAccessibleName(/logged: bright, energy warm(?!.*sex)/);

  await calendar(page)
    .getByText(/^What the marks mean/)
    .click();
  const show = calendar(page).getByLabel('Show', { exact: true });
  await show.selectOption({ label: 'Pain' });
  await expect(calendar(page).getByText(new RegExp(`^Pain on \\d+ days? in ${monthWords(start)}: `))).toBeVisible();
  await expect(cell(page, start)).toContainText('7/10');
  await show.selectOption({ label: OWN });
  await expect(calendar(page).getByText(new RegExp(`^${OWN} on \\d days? in ${monthWords(start)}: `))).toBeVisible();
  await show.selectOption({ label: 'Everything' });

  const inside = addDays(start, 2);
  await cell(page, inside).click();
  await expect(card(page).getByText('Light. Day 3 of this period.')).toBeVisible();
  await cell(page, inside).click();
  await expect(page.getByRole('heading', { name: /^Log day 3\b/ })).toBeFocused();

  const before = await cyclesOf(page);
  await card(page).getByRole('button', { name: 'A second period started here' }).click();
  await expect(card(page).getByText('They’re now two periods.')).toBeVisible();
  await expect.poll(async () => (await cyclesOf(page)).map((cycle) => cycle.startDate)).toContain(inside);
  await card(page).getByRole('button', { name: 'Undo' }).click();
  await expect(card(page).getByText('Undone. Everything is as it was.')).toBeVisible();
  expect(await cyclesOf(page)).toEqual(before);

  await jump(page, other);
  await cell(page, other).click();
  await card(page).getByRole('button', { name: 'Join to the previous period' }).click();
  await expect(card(page).getByText('They’re now one period.')).toBeVisible();
  expect(await cyclesOf(page)).toHaveLength(before.length - 1);
  await card(page).getByRole('button', { name: 'Undo' }).click();
  await expect(card(page).getByText('Undone. Everything is as it was.')).toBeVisible();
  expect(await cyclesOf(page)).toEqual(before);

  await card(page).getByRole('button', { name: 'Edit this cycle' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Leave it out of my averages').click();
  await dialog.getByLabel('Because of').selectOption({ label: 'Travel' });
  await dialog.getByRole('button', { name: 'Leave it out' }).click();
  await expect(dialog.getByText('This cycle is left out of your averages.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  expect((await cyclesOf(page)).find(({ startDate }) => startDate === other)?.excluded).toBe('travel');
  await page.getByRole('button', { name: /^Show all \d+ cycles$/ }).click();
  await expect(page.getByRole('button', { name: /Edit. Left out of your averages: travel$/ })).toHaveCount(1);
  const { view } = (await (await page.request.get('/api/cycle-view')).json()) as {
    view: { forecast: { cyclesLeftOut: number } };
  };
  expect(view.forecast.cyclesLeftOut).toBeGreaterThan(0);

  await page.reload();
  await page.getByText('Changes you made by hand').click();
  await page.getByRole('button', { name: /^Undo ?: .* left out of your averages: travel/ }).click();
  await expect(page.getByText('Everything is as you logged it.')).toBeVisible();
  expect(await cyclesOf(page)).toEqual(before);
});

test('by keyboard: months and years, the day opened by Enter, and the end of a period set and taken back', async ({
  page,
}) => {
  await newMember(page);
  const { starts, now } = await logAYear(page);
  const latest = starts.at(-1) as LocalDate;
  await page.goto('/tracker');
  await expect(wheelOf(page)).toHaveAccessibleName(new RegExp(`^Cycle wheel: day ${AGO + 1}\\b`));
  await cell(page, now).focus();
  await page.keyboard.press('Shift+PageUp');
  await expect(page.getByRole('grid', { name: new RegExp(`${Number(now.slice(0, 4)) - 1}$`) })).toBeVisible();
  await page.keyboard.press('Shift+PageDown');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageDown');
  await expect(cell(page, now)).toBeFocused({ timeout: 5_000 });
  for (let back = 0; back < AGO - 5; back += 1) await page.keyboard.press('ArrowLeft');
  const target = addDays(latest, 5);
  await expect(cell(page, target)).toBeFocused();
  await expect(page.locator('[role=gridcell][tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Log day 6\b/ })).toBeFocused();

  const before = await cyclesOf(page);
  await card(page).getByRole('button', { name: 'It ended on this day' }).focus();
  await page.keyboard.press('Enter');
  await expect(card(page).getByText(/^This period now ends on /)).toBeVisible();
  await expect(card(page).getByRole('heading')).toBeFocused();
  expect((await cyclesOf(page))[0]?.periodEnd).toBe(target);
  await expect(cell(page, target)).toHaveAccessibleName(/period logged: light/);
  await card(page).getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(card(page).getByText('Undone. Everything is as it was.')).toBeVisible();
  expect(await cyclesOf(page)).toEqual(before);
  await expect(cell(page, target)).not.toHaveAccessibleName(/period logged/);
});

test.describe('on a phone', () => {
  test.use(PHONE);
  test('the newest period taken for none moves wheel and forecast at once, and comes back; a month that does not come says so', async ({
    page,
  }) => {
    await newMember(page);
    const { starts } = await logAYear(page);
    const latest = starts.at(-1) as LocalDate;
    await page.goto('/tracker');
    if ((await cell(page, latest).count()) === 0) await jump(page, latest);
    await cell(page, latest).click();
    await card(page).getByRole('button', { name: 'Not a period', exact: true }).click();
    await expect(card(page).getByText('This bleeding no longer counts as a period.')).toBeVisible();
    await expect(wheelOf(page)).not.toHaveAccessibleName(new RegExp(`^Cycle wheel: day ${AGO + 1}\\b`));
    await card(page).getByRole('button', { name: 'Undo' }).click();
    await expect(wheelOf(page)).toHaveAccessibleName(new RegExp(`^Cycle wheel: day ${AGO + 1}\\b`));

    await page.route('**/api/day-logs?month=2019-03', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"x","code":"fault"}' }),
    );
    await jump(page, '2019-03-01' as LocalDate);
    await expect(calendar(page).getByRole('alert')).toContainText('We couldn’t open March. What you logged is safe.', {
      timeout: 20_000,
    });
    await page.unroute('**/api/day-logs?month=2019-03');
    await calendar(page).getByRole('button', { name: 'Try again' }).click();
    await expect(calendar(page).getByText('Nothing logged in March. Choose a day to start.')).toBeVisible();
    await calendar(page).getByRole('button', { name: 'Today', exact: true }).click();
    await expect(page.locator('[role=gridcell][aria-current=date]')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
