import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addDays } from '#domain/calendar/local-date.ts';
import { today } from './harness/clue-export.ts';
import { newMember } from './harness/people.ts';
import { expect, test } from './harness/watch.ts';

const LENGTHS = [29, 28, 30, 27, 28, 29, 28, 31, 29, 28, 30, 28, 27];
const NOTE = 'a private thought';

/** A year of logs, by the interface that the tracker itself uses. */
async function logYear(page: Page): Promise<void> {
  let start = addDays(today(), -10);
  const days: object[] = [];
  for (const [cycle, length] of LENGTHS.entries()) {
    for (let day = 0; day < 5; day += 1)
      days.push({
        date: addDays(start, day),
        flow: day === 1 ? 'heavy' : 'medium',
        energy: 2,
        moods: ['tender'],
        note: NOTE,
        pain: { level: day === 1 ? 6 : 2, places: ['lower_belly'] },
        ...(day < 2 && { symptoms: { cramps: 2 } }),
      });
    if (cycle > 0)
      for (const day of [8, 10, 13, 17, 21, 24])
        days.push({ date: addDays(start, day), energy: day < 18 ? 4 : 3, moods: ['calm'] });
    start = addDays(start, -length);
  }
  for (const data of days) expect((await page.request.put('/api/day-logs', { data })).ok()).toBe(true);
}

/** How many pages the browser's print would make; every page object of a PDF says its type. */
async function pagesOf(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = (await page.pdf({ format, preferCSSPageSize: false })).toString('latin1');
  return [...pdf.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
}

test('a year of logs: patterns by mouse and by keyboard, then the paper for her doctor', async ({ page }) => {
  test.setTimeout(120_000);
  await newMember(page);
  await logYear(page);
  await page.goto('/tracker');
  await page.getByRole('link', { name: 'Patterns' }).click();
  await expect(page).toHaveURL('/insights');
  await expect(page.getByRole('heading', { name: /^You often log cramps/ })).toBeVisible();
  await expect(page.getByText(/^All 1[12]: between \d\d and \d\d days/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^You logged cramps during Rest in all 1[12] cycles\./ })).toBeVisible();
  await page.getByText('Nothing here is outside the usual ranges.').click();
  await expect(page.getByText(/^Get emergency care now/)).toBeVisible();
  await page.getByRole('slider', { name: /^Cycle length/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: /day 11, so far, period of 5 days$/ })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('status').filter({ hasText: /: \d\d days, period of 5 days$/ })).toBeVisible();
  await page.getByText('All of this as tables').click();
  await expect(page.getByRole('table', { name: 'Cycle length' })).toBeVisible();
  await page.getByRole('radio', { name: '6 months' }).check({ force: true });
  await expect(page.getByText(/^All [56]: between/)).toBeVisible();

  await page.getByRole('link', { name: 'Report for my doctor' }).click();
  await expect(page).toHaveURL('/report');
  await expect(page).toHaveTitle(/^Summary/);
  const paper = page.getByRole('article');
  await expect(paper.getByRole('heading', { name: 'Cycle report' })).toBeVisible();
  await expect(paper).not.toContainText('Maren');
  await page.getByText('Add your name or notes').click();
  await page.getByRole('checkbox', { name: 'My name' }).check();
  await expect(paper).toContainText('Maren Holm');
  await page
    .getByRole('textbox', { name: 'What I want to ask' })
    .fill('Is day two heavy enough to check my iron? '.repeat(7));
  await expect(paper).toContainText('check my iron');
  await expect(paper).not.toContainText(NOTE);
  await expect(paper).toContainText('does not diagnose');
  for (const format of ['A4', 'Letter'] as const) expect(await pagesOf(page, format), format).toBe(1);

  await page.getByRole('radio', { name: 'Full' }).check({ force: true });
  await expect(paper.getByRole('heading', { name: 'Each logged day' })).toBeVisible();
  await expect(paper).not.toContainText(NOTE);
  expect(await pagesOf(page, 'A4')).toBeGreaterThan(2);

  await page.getByText('File for a clinic’s system').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download FHIR file' }).click();
  const bundle = JSON.parse(await readFile(await (await download).path(), 'utf8')) as {
    entry: { resource: { resourceType: string; name?: { text: string }[] } }[];
  };
  expect(bundle.entry[0]?.resource).toEqual({ resourceType: 'Patient', name: [{ text: 'Maren Holm' }] });
  expect(bundle.entry.length).toBeGreaterThan(100);
  expect(JSON.stringify(bundle)).not.toContain(NOTE);

  await page.getByLabel('From').fill(addDays(today(), 1));
  await expect(page.getByText('The first day is after the last.')).toBeVisible();
  await page.getByRole('button', { name: 'Print or save' }).click();
  await expect(page.getByLabel('From')).toBeFocused();
  await page.getByLabel('From').fill(addDays(today(), -12));
  await expect(paper.getByText(/^Self-reported on 5 days\./)).toBeVisible();
});

test('with nothing logged the page says so and offers a way on', async ({ page }) => {
  await newMember(page);
  await page.goto('/insights');
  await expect(page.getByRole('heading', { name: 'No patterns yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Log a day' }).click();
  await expect(page).toHaveURL('/tracker');
});
