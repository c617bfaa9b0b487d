import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArchetypeReply } from '#contract/archetype/archetype.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
});
afterAll(() => open.close());

const at = (instant: string) => open.clock.advance(Date.parse(instant) - open.clock.now().getTime());
const read = async (browser: Browser) => (await browser.call('getArchetypeQuiz')).body as ArchetypeReply;
const keep = (browser: Browser, question: string, answer: number) =>
  browser.call('keepArchetypeAnswer', { body: { question, answer } });
const finish = (browser: Browser) => browser.call('finishArchetypeQuiz');
async function answerAll(browser: Browser): Promise<ArchetypeReply> {
  for (const { id } of (await read(browser)).questions) await keep(browser, id, 0);
  return (await finish(browser)).body as ArchetypeReply;
}

describe('the archetype quiz', () => {
  it('keeps each answer as she goes, tells nothing of what it leans to, and is finished only whole', async () => {
    const { browser } = await member(open);
    const { questions, pages } = await read(browser);
    expect([questions.length, pages.length, JSON.stringify(questions).includes('leans')]).toEqual([16, 0, false]);
    const [first, second] = questions.map(({ id }) => id) as [string, string];
    expect((await keep(browser, first, 3)).body).toEqual({ answered: 1 });
    expect((await keep(browser, first, 4)).body).toEqual({ answered: 1 });
    await Promise.all([keep(browser, first, 2), keep(browser, second, 1)]);
    expect((await read(browser)).answers).toEqual({ [first]: 2, [second]: 1 });
    expect((await finish(browser)).body).toMatchObject({ code: 'archetype_unfinished' });
    const done = await answerAll(browser);
    expect(done.mirrors[0]?.shares.reduce((sum, { count }) => sum + count, 0)).toBe(16);
    expect(done).toMatchObject({ questions: [], answers: {}, pages: { length: 5 }, againOn: '2026-12-21' });
  });

  it('finished twice is once, and rests for a month', async () => {
    const { browser } = await member(open);
    const { questions } = await read(browser);
    const done = await answerAll(browser);
    expect((await finish(browser)).body).toEqual(done);
    expect((await keep(browser, questions[0]?.id ?? '', 1)).body).toMatchObject({ code: 'archetype_resting' });
    at('2026-12-20T12:00:00Z');
    expect((await read(browser)).questions).toEqual([]);
    at('2026-12-21T12:00:00Z');
    expect((await read(browser)).questions).toHaveLength(16);
    expect((await answerAll(browser)).mirrors.map(({ on }) => on)).toEqual(['2026-12-21', '2026-11-21']);
    at('2026-11-21T12:00:00Z');
  });

  it('is hers alone, and wrong input is refused', async () => {
    const { browser } = await member(open);
    const { browser: other } = await member(open);
    await answerAll(browser);
    expect(await read(other)).toMatchObject({ answers: {}, mirrors: [] });
    expect((await keep(other, 'no-such-question', 1)).status).toBe(400);
    expect((await keep(other, 'kitchen', 5)).status).toBe(400);
    expect((await open.browser().call('getArchetypeQuiz')).status).toBe(401);
    expect((await finish(open.browser())).status).toBe(401);
  });

  it('speaks of school to a teen', async () => {
    const { browser } = await member(open, { birthday: localDate('2011-05-12') });
    const { browser: adult } = await member(open);
    const ask = async (who: Browser) => (await read(who)).questions.find(({ id }) => id === 'deadline')?.ask;
    expect([await ask(browser), await ask(adult)]).toEqual([
      'A piece of schoolwork is due on Friday.',
      'A piece of work is due on Friday.',
    ]);
  });

  it('goes along with her export', async () => {
    const { browser } = await member(open);
    const { mirrors } = await answerAll(browser);
    const taken = (await browser.send({ method: 'GET', url: '/api/export/json' })).body as { archetypes: unknown };
    expect(taken.archetypes).toEqual(mirrors);
  });
});
