import { addDays } from '#domain/calendar/local-date.ts';
import { today } from '../harness/clue-export.ts';
import { logPeriods, startsBefore } from '../harness/past-periods.ts';
import { newMember } from '../harness/people.ts';
import { expect, PHONE, test } from '../harness/watch.ts';

test.use(PHONE);

test('trying to conceive: a late surge moves the period, home says the fertile days without moving, and the chart is walked by keys and two fingers', async ({
  page,
}) => {
  await newMember(page);
  const starts = startsBefore(today(), { lengths: [28, 29, 28, 27, 28], ago: 24 });
  await logPeriods(page, starts);
  const start = starts.at(-1) ?? today();
  await page.request.put('/api/life-stage', { data: { stage: 'trying_to_conceive', from: start } });
  const put = (day: number, change: object) =>
    page.request.put('/api/day-logs', { data: { date: addDays(start, day - 1), ...change } });
  for (let day = 14; day <= 24; day += 1)
    await put(day, { temperature: { celsius: day === 24 ? 36.55 : 36.4, disturbed: false }, fluid: 'egg_white' });
  await put(22, { tests: [{ kind: 'ovulation', result: 'positive' }] });

  await page.addInitScript(() => {
    const seen = window as unknown as { moved: number };
    seen.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.moved += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await expect(page.getByText(/^Your signs point to ovulation on .*, so your period is expected/)).toBeVisible();
  const fertile = page.getByRole('region', { name: 'Fertile days, estimated' });
  await fertile.scrollIntoViewIfNeeded();
  await expect(fertile.getByRole('listitem').first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.05);
  expect(await page.locator('body').innerText()).not.toMatch(/any day now|past the window|home test/i);

  await page.goto('/tracker#signs');
  const chart = page.getByRole('slider', { name: /^Your temperature and signs/ });
  await chart.scrollIntoViewIfNeeded();
  await chart.focus();
  await page.keyboard.press('End');
  await expect(chart).toHaveAttribute('aria-valuetext', /^Day 24, .*: 36\.55 °C, fluid egg white\.$/);
  await page.keyboard.press('ArrowLeft');
  await expect(chart).toHaveAttribute('aria-valuetext', /^Day 23, /);

  const width = () => chart.locator('svg').evaluate((drawing) => drawing.getBoundingClientRect().width);
  const before = await width();
  const box = (await chart.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width / 2, box.y + 60];
  const touches = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', apart: number) =>
    touches.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [
        { x: x - apart, y, id: 1 },
        { x: x + apart, y, id: 2 },
      ],
    });
  await touch('touchStart', 30);
  for (const apart of [40, 50, 60]) await touch('touchMove', apart);
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await width()).toBeGreaterThan(before * 1.5);

  await page.locator('#signs').getByRole('button', { name: 'Show as a table' }).click();
  await expect(page.getByRole('row', { name: /^22 .*positive/ })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
