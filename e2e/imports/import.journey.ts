import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { clueExport } from '../harness/clue-export.ts';
import { newMember } from '../harness/people.ts';
import { chooseExport, wheelOf } from '../harness/tracker.ts';
import { expect, PHONE, test } from '../harness/watch.ts';

test.use(PHONE);

const SAMPLES = fileURLToPath(new URL('../../../shared/data/import/', import.meta.url));
const bleedingOf = (days: Readonly<Record<string, string>>, more: readonly string[] = []) => ({
  ...days,
  ...Object.fromEntries(more.map((day) => [day, 'spotting'])),
});
type Expected = {
  readonly period_days?: Readonly<Record<string, string>>;
  readonly spotting?: readonly string[];
  readonly excluded?: readonly string[];
};

test('the same export twice adds nothing, and never overwrites what she logged by hand', async ({ page }) => {
  await newMember(page);
  const clue = clueExport();
  const date = clue.starts.at(-1);
  const put = await page.request.put('/api/day-logs', { data: { date, flow: 'spotting', note: 'by hand' } });
  expect(put.ok()).toBe(true);
  await page.goto('/tracker');
  const file = { name: 'measurements.json', mimeType: 'application/json', buffer: Buffer.from(clue.json) };
  const dialog = await chooseExport(page, file);
  await dialog.getByRole('button', { name: /^Import \d+ days$/ }).click();
  await expect(dialog).toContainText(`${clue.days - 1} days added`);
  await expect(dialog).toContainText('1 day filled in around what you logged');
  await dialog.getByRole('button', { name: 'See your cycle' }).click();
  await expect(wheelOf(page)).toBeVisible();
  await chooseExport(page, file);
  await dialog.getByRole('button', { name: /^Import \d+ days$/ }).click();
  await expect(dialog).toContainText(`Nothing new: ${clue.days} days were already here`);
  const { logs } = (await (await page.request.get(`/api/day-logs?month=${date?.slice(0, 7)}`)).json()) as {
    logs: { date: string; flow?: string; note?: string }[];
  };
  expect(logs.find((log) => log.date === date)).toMatchObject({ flow: 'spotting', note: 'by hand' });
});

// Samples of real trackers lie beside the checkout on some machines; these run where they do.
const expectations = existsSync(`${SAMPLES}expected.json`)
  ? (JSON.parse(readFileSync(`${SAMPLES}expected.json`, 'utf8')) as Record<string, Expected>)
  : {};
for (const name of ['clue_measurements.json', 'drip_synthetic.csv'].filter(
  (file) => expectations[file] && existsSync(SAMPLES + file),
)) {
  test(`the sample ${name} becomes exactly the days it holds`, async ({ page }) => {
    await newMember(page);
    await page.goto('/tracker');
    const dialog = await chooseExport(page, {
      name,
      mimeType: name.endsWith('csv') ? 'text/csv' : 'application/json',
      buffer: readFileSync(SAMPLES + name),
    });
    await dialog.getByRole('button', { name: /^Import \d+ days?$/ }).click();
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('Your history is here');
    const { period_days: bled = {}, spotting = [], excluded = [] } = expectations[name] ?? {};
    const wanted = bleedingOf(bled, spotting);
    const months = [...new Set([...Object.keys(wanted), ...excluded].map((day) => day.slice(0, 7)))];
    const replies = await Promise.all(
      months.map(
        async (month) =>
          (await page.request.get(`/api/day-logs?month=${month}`)).json() as Promise<{
            logs: { date: string; flow?: string; bleedingExcluded?: boolean }[];
          }>,
      ),
    );
    const logs = replies.flatMap((reply) => reply.logs);
    const counted = logs.filter(({ flow, bleedingExcluded }) => flow && flow !== 'none' && !bleedingExcluded);
    expect(Object.fromEntries(counted.map(({ date, flow }) => [date, flow]))).toEqual(wanted);
    expect(logs.filter(({ bleedingExcluded }) => bleedingExcluded).map(({ date }) => date)).toEqual(excluded);
  });
}

for (const name of ['clue_fourteen_months.json'].filter((file) => existsSync(SAMPLES + file))) {
  test(`the sample ${name} wakes the wheel`, async ({ page }) => {
    await newMember(page);
    await page.goto('/tracker');
    const dialog = await chooseExport(page, {
      name,
      mimeType: 'application/json',
      buffer: readFileSync(SAMPLES + name),
    });
    await dialog.getByRole('button', { name: /^Import \d+ days$/ }).click();
    await dialog.getByRole('button', { name: 'See your cycle' }).click();
    await page.goto('/');
    await expect(wheelOf(page)).toHaveAccessibleName(/^Cycle wheel: day \d+/);
    const cycles = (await (await page.request.get('/api/cycles')).json()) as unknown[];
    expect(cycles.length).toBeGreaterThan(12);
  });
}
