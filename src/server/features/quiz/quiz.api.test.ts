import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QuizReply } from '#contract/quiz/quiz.schemas.ts';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { ANSWERS_TOGETHER } from '#domain/quiz/kept-answers.ts';
import { asMadeMember } from '#server/features/account/public.ts';
import type { Owner } from '#server/platform/vault/owner.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';
import { loadQuizContent } from './quiz-content.ts';
import { quizStore } from './quiz.store.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
});
afterAll(() => open.close());

const START = localDate('2026-11-21');
const { byId } = loadQuizContent();
const at = (day: number, time = '12:00') =>
  open.clock.advance(Date.parse(`${addDays(START, day)}T${time}:00Z`) - open.clock.now().getTime());
const read = async (browser: Browser) => (await browser.call('getDailyQuiz')).body as QuizReply;
const answer = async (browser: Browser, place = 0) => {
  const { question } = await read(browser);
  return browser.call('answerDailyQuiz', { body: { question: question?.id ?? '', answer: place } });
};

describe('the question of the day', () => {
  it('comes without its answer, and with answer, reason and source once she has answered', async () => {
    const { browser } = await member(open);
    const before = await browser.call('getDailyQuiz');
    const { question, answered } = before.body as QuizReply;
    const known = byId.get(question?.id ?? '');
    expect(answered).toBeNull();
    expect(JSON.stringify(before.body)).not.toContain(known?.why);
    expect(Object.keys(question ?? {}).toSorted()).toEqual(['answers', 'ask', 'id', 'topic']);
    const after = (await answer(browser, 1)).body as QuizReply;
    expect(after.answered).toMatchObject({
      chosen: 1,
      right: known?.right,
      why: known?.why,
      source: { organisation: expect.any(String), year: expect.any(Number) },
    });
    expect(await read(browser)).toEqual(after);
  });

  it('is answered once: a second answer, under another key or at once, changes nothing', async () => {
    const { browser } = await member(open);
    const { question } = await read(browser);
    const body = (place: number) => ({ body: { question: question?.id ?? '', answer: place } });
    const both = await Promise.all([
      browser.call('answerDailyQuiz', body(1)),
      browser.call('answerDailyQuiz', body(2)),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const [first, second] = both.map(({ body: reply }) => (reply as QuizReply).answered?.chosen);
    expect(second).toBe(first);
    expect(((await browser.call('answerDailyQuiz', body(0))).body as QuizReply).answered?.chosen).toBe(first);
  });

  it('is another one the next day, and what she met stands beneath', async () => {
    const { browser } = await member(open);
    at(0);
    const first = (await answer(browser)).body as QuizReply;
    at(1);
    const next = await read(browser);
    expect(next.question?.id).not.toBe(first.question?.id);
    expect(next.met).toMatchObject([{ date: START, ask: first.question?.ask, chosen: 0 }]);
    expect(
      (await browser.call('answerDailyQuiz', { body: { question: first.question?.id ?? '', answer: 1 } })).body,
    ).toMatchObject({ code: 'quiz_moved_on' });
    at(0);
  });

  it('turns at her midnight, not at another one', async () => {
    const { browser } = await member(open, { timeZone: 'America/New_York' });
    at(0, '12:00');
    const day = (await read(browser)).question?.id;
    at(1, '04:59');
    expect((await read(browser)).question?.id).toBe(day);
    at(1, '05:01');
    expect((await read(browser)).question?.id).not.toBe(day);
    at(0);
  });

  it('is hers: another member sees nothing of it, a visitor nothing at all', async () => {
    const { browser } = await member(open);
    const { browser: other } = await member(open);
    await answer(browser);
    expect(await read(other)).toMatchObject({ answered: null, met: [] });
    expect((await open.browser().call('getDailyQuiz')).status).toBe(401);
    expect(
      (await open.browser().call('answerDailyQuiz', { body: { question: 'cycle-day-one', answer: 0 } })).status,
    ).toBe(401);
  });

  it('rewrites as much after five years as after one, and her export has every answer', async () => {
    const { browser } = await member(open);
    const { user } = (await browser.call('getUser')).body as { user: { id: string } };
    const as = <T>(work: (owner: Owner) => Promise<T>) => asMadeMember(open.services.account, user.id, work);
    const ids = [...byId.values()].filter(({ bands }) => bands.includes('adult')).map(({ id }) => id);
    const given = Array.from({ length: 5 * 365 }, (_, day) => ({
      date: addDays(START, day - 5 * 365),
      question: ids[day % 100] ?? '',
      answer: day % 3,
    }));
    const sizes: number[] = [];
    for (let at = 0; at < given.length; at += 5)
      await as(async (me) => {
        const kept = await quizStore.readForUpdate(me);
        sizes.push(kept.length);
        await quizStore.write(me, { met: [...kept, ...given.slice(at, at + 5)], now: open.clock.now() });
      });
    expect(Math.max(...sizes)).toBe(ANSWERS_TOGETHER.most);
    expect(await as((me) => quizStore.readAll(me))).toEqual(given);
    expect((await answer(browser)).status).toBe(200);
    expect((await read(browser)).met).toHaveLength(14);
    const taken = (await browser.send({ method: 'GET', url: '/api/export/json' })).body as { dailyQuiz: unknown[] };
    expect(taken.dailyQuiz.length).toBe(given.length + 1);
  });

  it.each([
    [{ question: 'cycle-day-one', answer: 7 }],
    [{ question: 'cycle-day-one' }],
    [{ question: 'x', answer: 0 }],
    [{ question: 'cycle-day-one', answer: '0' }],
  ])('refuses %j', async (body) => {
    const { browser } = await member(open);
    expect((await browser.call('answerDailyQuiz', { body: body as { question: string; answer: number } })).status).toBe(
      400,
    );
  });

  it('asks a teen, and who hides fertility, nothing that is not for her in thirty days, and her export tells none', async () => {
    const { browser: teen } = await member(open, { birthday: localDate('2011-05-12') });
    const { browser: other } = await member(open);
    at(0);
    await other.call('putLifeStage', { body: { stage: 'perimenopause', from: START } });
    const ids: string[] = [];
    for (let day = 0; day < 30; day += 1) {
      at(day);
      ids.push(((await answer(teen)).body as QuizReply).question?.id ?? '');
      expect(byId.get(((await answer(other)).body as QuizReply).question?.id ?? '')?.speaksOf).not.toContain(
        'fertility',
      );
    }
    expect(new Set(ids).size).toBe(30);
    expect(ids.every((id) => byId.get(id)?.bands.includes('teen') && byId.get(id)?.speaksOf.length === 0)).toBe(true);
    const taken = (await teen.send({ method: 'GET', url: '/api/export/json' })).body as { dailyQuiz: unknown[] };
    expect(taken.dailyQuiz).toHaveLength(30);
    at(0);
  });
});
