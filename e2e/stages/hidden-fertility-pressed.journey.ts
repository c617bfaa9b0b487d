import type { Page } from '@playwright/test';
import { addDays } from '#domain/calendar/local-date.ts';
import type { LifeStage } from '#domain/stage/stage.ts';
import { today } from '../harness/clue-export.ts';
import { newMember } from '../harness/people.ts';
import { everythingPressed } from '../harness/pressed.ts';
import { fertilityIn, type FoundWords } from '../harness/found-words.ts';
import { expect, test } from '../harness/watch.ts';

const BIRTHDAYS = { adult: '1984-03-02', teen: `${Number(today().slice(0, 4)) - 15}-01-02` } as const;

/** A member with cycles behind the member, and a day on which signs were logged before the member came to the stage. */
async function pressedIn(
  page: Page,
  { ageGroup, stage, paths }: { ageGroup: keyof typeof BIRTHDAYS; stage: LifeStage; paths?: readonly string[] },
): Promise<FoundWords[]> {
  await newMember(page, { birthday: BIRTHDAYS[ageGroup] });
  for (const back of [66, 38, 10])
    await page.request.post('/api/period-start', { data: { date: addDays(today(), -back) } });
  if (ageGroup === 'adult')
    await page.request.put('/api/day-logs', {
      data: { date: today(), fluid: 'egg_white', tests: [{ kind: 'ovulation', result: 'positive' }] },
    });
  const chosen = await page.request.put('/api/life-stage', { data: { stage, from: addDays(today(), -20) } });
  expect(chosen.status()).toBe(200);
  return everythingPressed(page, paths);
}

test('the search can fail: where ovulation is shown, its tests are found behind the button that opens the rest of a day', async ({
  page,
}) => {
  const found = fertilityIn(
    await pressedIn(page, { ageGroup: 'adult', stage: 'trying_to_conceive', paths: ['/tracker'] }),
  );
  expect(found.filter((one) => one.startsWith('/tracker > More for this day')).join('\n')).toMatch(
    /Cervical fluid|Ovulation test/,
  );
});

// One of each kind of page: a wheel with a window, a wheel of bleeds, one that follows the moon, and a teen's. The moon
// page and the journal are the same in all stages.
const WHEELS = ['/', '/tracker'];
for (const one of [
  { ageGroup: 'adult', stage: 'perimenopause' },
  { ageGroup: 'adult', stage: 'hormonal_contraception', paths: WHEELS },
  { ageGroup: 'adult', stage: 'menopause', paths: WHEELS },
  { ageGroup: 'teen', stage: 'teen', paths: WHEELS },
] as const) {
  test(`${one.ageGroup}, ${one.stage}: no dialog and no late part speaks of fertility`, async ({ page }) => {
    const told = await pressedIn(page, one);
    expect(
      told.map(({ where }) => where).filter((where) => where.includes('More for this day')).length,
    ).toBeGreaterThan(1);
    expect(fertilityIn(told)).toEqual([]);
  });
}
