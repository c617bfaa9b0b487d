import type { APIRequestContext } from '@playwright/test';
import { table } from '#contract/table.ts';
import { addDays } from '#domain/calendar/local-date.ts';
import { hidesFertility, LIFE_STAGES, type LifeStage } from '#domain/stage/stage.ts';
import { stagesFor } from '#domain/stage/stage-answers.ts';
import { today } from './harness/clue-export.ts';
import { newMember } from './harness/people.ts';
import { everythingTold, fertilityIn } from './harness/found-words.ts';
import { expect, test } from './harness/watch.ts';

const BIRTHDAYS = { adult: '1984-03-02', teen: `${Number(today().slice(0, 4)) - 15}-01-02` } as const;
type AgeGroup = keyof typeof BIRTHDAYS;

/** A member with four cycles behind the member, in that stage. */
async function memberIn(request: APIRequestContext, { ageGroup, stage }: { ageGroup: AgeGroup; stage: LifeStage }) {
  const { email } = await newMember({ request }, { birthday: BIRTHDAYS[ageGroup] });
  for (const back of [122, 94, 66, 38, 10])
    await request.post('/api/period-start', { data: { date: addDays(today(), -back) } });
  const chosen = await request.put('/api/life-stage', {
    data: { stage, from: addDays(today(), -20), windowAsked: true },
  });
  expect([chosen.status(), ((await chosen.json()) as { stage: string }).stage]).toEqual([200, stage]);
  return { email, month: today().slice(0, 7) };
}

test('the search can fail: where fertile days are wanted they are told, and a planted word is found', async ({
  request,
}) => {
  const told = await everythingTold(
    request,
    await memberIn(request, { ageGroup: 'adult', stage: 'trying_to_conceive' }),
  );
  expect(told.length).toBeGreaterThan(15);
  expect(fertilityIn(told).some((found) => found.startsWith(`${table.getOvulation.path}:`))).toBe(true);
  expect(fertilityIn(told.map(({ where, words }) => ({ where, words: `${words} ovulation` })))).toHaveLength(
    told.length,
  );
  expect(fertilityIn([{ where: 'a feed', words: 'Your FERTILE window opens' }])).toHaveLength(1);
  expect(fertilityIn([{ where: 'a page', words: 'A forecast, not a promise, and not contraception.' }])).toEqual([]);
});

const CASES = [
  ...stagesFor('adult')
    .filter(hidesFertility)
    .map((stage) => ({ ageGroup: 'adult', stage }) as const),
  ...stagesFor('teen').map((stage) => ({ ageGroup: 'teen', stage }) as const),
];

for (const one of CASES) {
  test(`${one.ageGroup}, ${one.stage}: no page, answer, export, feed or message speaks of fertility`, async ({
    request,
  }) => {
    expect(fertilityIn(await everythingTold(request, await memberIn(request, one)))).toEqual([]);
  });
}

test('every stage is either tried here or one that may speak of it', () => {
  const tried = new Set<LifeStage>(CASES.map(({ stage }) => stage));
  expect(LIFE_STAGES.filter((stage) => !tried.has(stage))).toEqual(['menstruating', 'irregular', 'trying_to_conceive']);
});
