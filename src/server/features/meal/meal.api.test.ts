import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { DOWNLOADS } from '#contract/downloads.ts';
import type { MealDay, MealPut, MealsReply, MealWhole } from '#contract/meal/meal.schemas.ts';
import { addDays, localDate, type LocalDate } from '#domain/calendar/local-date.ts';
import { LIFE_STAGES } from '#domain/stage/stage.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { openPaidApp, type PaidApp } from '#server/testing/paid-app.ts';

const TODAY = localDate('2026-11-21');
const TEEN = { birthday: localDate('2011-03-04') };
let paid: PaidApp;
beforeAll(async () => {
  paid = await openPaidApp();
});
afterAll(() => paid.close());

const day = async (browser: Browser, date: LocalDate = TODAY) =>
  (await browser.call('getMealDay', { params: { date } })).body as MealDay;
type Typed = Partial<Omit<MealPut, 'words'>> & { readonly id?: string; readonly date?: LocalDate };
const eat = async (browser: Browser, words: string, { id = randomUUID(), date = TODAY, ...rest }: Typed = {}) => {
  const parts = rest.parts?.map((part) => ({ ...part }));
  return browser.call('putMeal', {
    params: { date, id },
    body: { at: '08:10', words, ...rest, ...(parts && { parts }) },
  });
};
const ate = async (browser: Browser, words: string, typed: Typed = {}) =>
  (await eat(browser, words, typed)).body as MealDay;
const manner = (browser: Browser, body: { isHard?: 'yes' | 'no' | 'not_said'; numbers?: boolean }) =>
  browser.call('putFoodManner', { body });
const level = ({ vessels }: MealDay, nutrient: string) => vessels.find((one) => one.nutrient === nutrient)?.level;
/** All that an answer says but ids, days and her own words as she typed them. */
const saidIn = (reply: MealDay | MealWhole | MealsReply) =>
  JSON.stringify(reply, (key, value: unknown) => {
    const isOurs = ['id', 'words', 'typed', 'date', 'today', 'made', 'sources', 'cite', 'checked', 'checkAgain'];
    return isOurs.includes(key) || ['effort', 'grade', 'window'].includes(key) ? undefined : value;
  });

describe('a day', () => {
  it('begins empty, and says so without a word of lack', async () => {
    const { browser } = await paid.member();
    const empty = await day(browser);
    expect(empty).toMatchObject({ date: TODAY, today: TODAY, meals: [], lacked: null, figures: null });
    expect(empty.vessels.map(({ level: one }) => one)).toEqual(['none', 'none', 'none', 'none']);
    expect((await paid.browser().call('getMealDay', { params: { date: TODAY } })).status).toBe(401);
  });

  it('understands a line as it is typed, fills the vessels, and says what helps the iron in', async () => {
    const { browser } = await paid.member();
    const now = await ate(browser, 'a bowl of dal, spinach and an orange');
    expect(now.meals[0]).toMatchObject({ helper: 'Orange', isHindered: false, partOfDay: 'morning', at: null });
    expect(now.meals[0]?.parts.map(({ food }) => food?.label)).toEqual(['Lentils, cooked', 'Spinach, raw', 'Orange']);
    expect(now.meals[0]?.brings).toContainEqual({ nutrient: 'iron', bring: 'a_lot' });
    expect(level(now, 'iron')).toBe('most');
    expect(level(now, 'folate')).toBe('full');
  });

  it('is the same however often and in whatever order a meal is sent', async () => {
    const { browser } = await paid.member();
    const id = randomUUID();
    await Promise.all([eat(browser, 'oats', { id }), eat(browser, 'oats', { id }), eat(browser, 'two eggs')]);
    expect((await day(browser)).meals.map(({ words }) => words).toSorted()).toEqual(['oats', 'two eggs']);
    const remove = () => browser.call('deleteMeal', { params: { date: TODAY, id } });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(200);
    expect((await day(browser)).meals).toHaveLength(1);
  });

  it('keeps a meal after midnight where she put it, last, and refuses a day that has come nowhere', async () => {
    const { browser } = await paid.member();
    const yesterday = addDays(TODAY, -1);
    await eat(browser, 'toast', { date: yesterday, at: '00:30', isLate: true });
    await eat(browser, 'soup', { date: yesterday, at: '19:00' });
    expect((await day(browser, yesterday)).meals.map(({ words }) => words)).toEqual(['soup', 'toast']);
    expect((await day(browser)).before.map(({ shown }) => shown)).toEqual(['soup', 'toast']);
    expect((await eat(browser, 'soup', { date: addDays(TODAY, 3) })).status).toBe(422);
    await browser.call('patchUser', { body: { timeZone: 'Pacific/Auckland' } });
    expect((await day(browser, yesterday)).meals.map(({ words }) => words)).toEqual(['soup', 'toast']);
  });

  it.each([
    ['0 eggs', 'none'],
    ['-3 eggs', 'less_than_none'],
    ['1000000000 eggs', 'too_much'],
    ['9 kg oats', 'too_much'],
  ])('%s is kept and asked about', async (words, trouble) => {
    const { browser } = await paid.member();
    const now = await ate(browser, words);
    expect(now.meals[0]).toMatchObject({ words, parts: [{ trouble }] });
    expect(level(now, 'iron')).toBe('none');
  });

  it('takes what she chose in place of what was guessed, and how much in her own way', async () => {
    const { browser } = await paid.member();
    await manner(browser, { isHard: 'no', numbers: true });
    const parts = [
      { typed: 'milk', food: '01077', amount: '1,5 dl' },
      { typed: 'oats', amount: '½ cup' },
      { typed: 'Ovaltine', food: null },
    ];
    const { meals } = await ate(browser, 'milk, oats, Ovaltine', { parts });
    expect(meals[0]?.parts.map(({ food, grams }) => [food?.id ?? null, grams])).toEqual([
      ['01077', 152.5],
      ['08120', 40.5],
      [null, null],
    ]);
    const [bad] = (await ate(browser, 'milk', { parts: [{ typed: 'milk', amount: '-3' }] })).meals.slice(-1);
    expect(bad?.parts[0]?.trouble).toBe('less_than_none');
  });

  it('refuses no words, too many, and a time that is none', async () => {
    const { browser } = await paid.member();
    for (const sent of [{ words: ' ' }, { words: 'x'.repeat(301) }, { words: 'x', at: '25:00' }])
      expect((await eat(browser, sent.words, 'at' in sent ? { at: sent.at ?? '' } : {})).status).toBe(400);
  });
});

describe('her own', () => {
  it('a food that is called like one of the table is meant first, and its meals keep their words without it', async () => {
    const { browser } = await paid.member();
    const id = randomUUID();
    await browser.call('putOwnFood', { params: { id }, body: { name: 'Oats', made: '½ cup oats, 1 cup milk, chia' } });
    const now = await ate(browser, 'oats');
    expect(now.own).toEqual([{ id, name: 'Oats', made: 'oats, milk, chia' }]);
    expect(now.meals[0]?.parts[0]?.food).toEqual({ id, label: 'Oats' });
    await browser.call('deleteOwnFood', { params: { id } });
    expect((await day(browser)).meals[0]).toMatchObject({ shown: 'oats', parts: [{ food: null }] });
  });

  it('favorites come and go', async () => {
    const { browser } = await paid.member();
    const id = randomUUID();
    await browser.call('putFavoriteMeal', { params: { id }, body: { words: '2 eggs on toast' } });
    expect((await day(browser)).favorites).toEqual([{ id, words: '2 eggs on toast', shown: 'eggs on toast' }]);
    await browser.call('deleteFavoriteMeal', { params: { id } });
    expect((await day(browser)).favorites).toEqual([]);
  });

  it('two devices at once lose nothing', async () => {
    const { browser } = await paid.member();
    await Promise.all(
      ['a', 'b', 'c'].map((name) =>
        browser.call('putOwnFood', { params: { id: randomUUID() }, body: { name, made: 'rice' } }),
      ),
    );
    expect((await day(browser)).own).toHaveLength(3);
  });
});

describe('numbers', () => {
  it('are off for everybody at first: no answer has a digit but her own', async () => {
    const { browser } = await paid.member();
    await eat(browser, '2 eggs, ½ cup oats', { note: '' });
    expect(saidIn(await day(browser))).not.toMatch(/\d/);
    const { meals } = (await browser.call('getMeals')).body as MealsReply;
    for (const { id } of meals.slice(0, 3)) {
      const whole = (await browser.call('getMeal', { params: { meal: id } })).body as MealWhole;
      expect([id, whole.figures]).toEqual([id, null]);
    }
  });

  it('an adult has them who asks for them, until she says that food is hard', async () => {
    const { browser } = await paid.member();
    await eat(browser, '2 eggs');
    await manner(browser, { isHard: 'no', numbers: true });
    const now = await day(browser);
    expect(now.manner).toEqual({ numbers: true, mayShow: true, isAsked: true, isHard: false });
    expect(now.meals[0]).toMatchObject({ at: '08:10', shown: '2 eggs', parts: [{ grams: 100 }] });
    expect(now.figures?.find(({ nutrient }) => nutrient === 'iron')).toMatchObject({ known: 1.19, usual: 18 });
    await manner(browser, { isHard: 'yes' });
    expect((await day(browser)).manner).toEqual({ numbers: false, mayShow: false, isAsked: true, isHard: true });
    await manner(browser, { numbers: true });
    expect(saidIn(await day(browser))).not.toMatch(/\d/);
  });

  it('a teen never has them', async () => {
    const { browser } = await paid.member(TEEN);
    await manner(browser, { isHard: 'no', numbers: true });
    await eat(browser, '3 eggs');
    expect((await day(browser)).manner).toMatchObject({ numbers: false, mayShow: false });
    expect(saidIn(await day(browser))).not.toMatch(/\d/);
  });

  it('the export says foods in words, and with numbers only to who has them', async () => {
    const { browser } = await paid.member();
    await eat(browser, '2 eggs, 200g oats', { note: 'at 7' });
    const file = async () => {
      const { body } = await browser.send({ method: 'GET', url: DOWNLOADS.json });
      return (body as { collections: Record<string, unknown> }).collections;
    };
    expect((await file())['meals']).toEqual([{ date: TODAY, at: 'morning', words: 'eggs, oats', note: 'at' }]);
    await manner(browser, { isHard: 'no', numbers: true });
    expect((await file())['meals']).toEqual([{ date: TODAY, at: '08:10', words: '2 eggs, 200g oats', note: 'at 7' }]);
  });
});

describe('the shelf', () => {
  it.each([
    ['zzzzzzz', 404],
    ['mujaddara', 400],
    ['../user', 400],
  ])('%s is no meal: %i', async (meal, status) => {
    const { browser } = await paid.member();
    expect((await browser.call('getMeal', { params: { meal } })).status).toBe(status);
  });

  it('a teen meets nothing of carrying a child', async () => {
    const { browser } = await paid.member(TEEN);
    const { meals } = (await browser.call('getMeals')).body as MealsReply;
    for (const { id } of meals.slice(0, 6)) {
      const whole = (await browser.call('getMeal', { params: { meal: id } })).body as MealWhole;
      expect([whole.title, whole.careful.map(({ who }) => who).filter((who) => /pregnant|breast/.test(who))]).toEqual([
        whole.title,
        [],
      ]);
    }
  });

  it('offers what suits: bleeding first, and never what her stage is kept from', async () => {
    const { browser } = await paid.member();
    await browser.call('putDayLog', { body: { date: TODAY, flow: 'medium' } });
    const { forToday } = (await browser.call('getMeals')).body as MealsReply;
    expect(forToday[0]?.because).toEqual({ of: 'bleeding' });
    for (const stage of LIFE_STAGES.filter((one) => one !== 'teen')) {
      await browser.call('putLifeStage', { body: { stage, from: addDays(TODAY, -3) } });
      const reply = (await browser.call('getMeals')).body as MealsReply;
      expect(reply.forToday.every(({ id }) => reply.meals.some((meal) => meal.id === id))).toBe(true);
    }
  });

  it('a week that was light on something leads to what has it, and an empty one to nothing', async () => {
    const { browser } = await paid.member();
    expect((await day(browser)).lacked).toBeNull();
    for (const back of [1, 2, 3]) await eat(browser, 'white rice', { date: addDays(TODAY, -back) });
    const now = await day(browser);
    expect(now.lacked).not.toBeNull();
    expect(now.forToday.map(({ because }) => because)).toContainEqual({ of: 'lacked', nutrient: now.lacked });
  });

  it('a meal of the house is written down as one', async () => {
    const { browser } = await paid.member();
    const { meals } = (await browser.call('getMeals')).body as MealsReply;
    const meal = meals.find(({ brings }) =>
      brings.some(({ nutrient, bring }) => nutrient === 'iron' && bring === 'a_lot'),
    );
    if (!meal) throw new Error('no meal with much iron');
    const now = await ate(browser, meal.title, { parts: [{ typed: meal.title, food: `meal:${meal.id}` }] });
    expect(now.meals[0]?.brings).toContainEqual({ nutrient: 'iron', bring: 'a_lot' });
  });
});

test('what she eats lies sealed: no row says a word of it', async () => {
  const { browser } = await paid.member();
  await eat(browser, 'rhubarb crumble');
  await browser.call('putOwnFood', {
    params: { id: randomUUID() },
    body: { name: 'rhubarb crumble', made: 'rhubarb' },
  });
  const rows = await Promise.all(
    ['food_day', 'food_lists'].map((table) =>
      run(paid.database.adminUrl, async (client) => (await client.query(`select * from app.${table}`)).rows),
    ),
  );
  expect(rows.every((all) => all.length > 0)).toBe(true);
  const text = JSON.stringify(rows.flat().map((row: { sealed: Buffer }) => [row, row.sealed.toString('latin1')]));
  expect(text.includes('rhubarb')).toBe(false);
});

// Last: the clock has gone on after it.
it('the shelf is open in limited access, and each meal opens', async () => {
  const { browser } = await paid.member();
  await paid.later(8 * 86_400_000);
  const { meals } = (await browser.call('getMeals')).body as MealsReply;
  expect(meals.length).toBeGreaterThan(10);
  const [{ id } = { id: '' }] = meals;
  expect((await browser.call('getMeal', { params: { meal: id } })).status).toBe(200);
});
