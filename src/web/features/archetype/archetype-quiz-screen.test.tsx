import { describe, expect, test } from 'vitest';
import type { ArchetypePage, ArchetypeReply } from '#contract/archetype/archetype.schemas.ts';
import { ARCHETYPES, countShares, type Archetype } from '#domain/archetype/archetype.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { fakeApi, LOST, FakeRefusal } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { ArchetypeQuizScreen } from './archetype-quiz-screen.tsx';

const d = localDate;
const practice = (title: string) =>
  ({ title, minutes: 5, text: 'Sit down.', link: { screen: 'tracker', word: `Go on to ${title}` } }) as const;
const PAGES: ArchetypePage[] = ARCHETYPES.map((id) => ({
  id,
  name: `The ${id}`,
  kin: `${id}ing`,
  line: 'A line.',
  reading: [`Of ${id}.`],
  practices: [practice(`${id} one`), practice(`${id} two`), practice(`${id} three`)],
}));
const QUESTIONS = ['one', 'two', 'three'].map((id) => ({
  id,
  ask: `What of ${id}?`,
  answers: ['a', 'b', 'c', 'd', 'e'].map((letter) => `${letter} of ${id}`),
}));
const NEW: ArchetypeReply = {
  today: d('2026-11-21'),
  questions: QUESTIONS,
  answers: {},
  mirrors: [],
  pages: [],
  againOn: null,
};
const mirror = (leans: Archetype[], on = '2026-11-21') => ({ on: d(on), shares: countShares(leans) });
const DONE: ArchetypeReply = {
  ...NEW,
  questions: [],
  mirrors: [mirror(['tide', 'tide', 'ember'])],
  pages: PAGES,
  againOn: d('2026-12-21'),
};

function open(
  reply: ArchetypeReply | FakeRefusal = NEW,
  { keep = { answered: 1 } as { answered: number } | typeof LOST } = {},
) {
  const api = fakeApi({
    getWisdom: () => ({ pieces: [], forYou: [], reading: { saved: [], places: [] } }),
    getArchetypeQuiz: () => reply,
    keepArchetypeAnswer: () => keep,
    finishArchetypeQuiz: () => DONE,
  });
  const view = renderScreen(<ArchetypeQuizScreen />, {
    at: '/archetype-quiz',
    data: { user: sampleUser(), today: '2026-11-21' },
  });
  view.client.setDefaultOptions({ queries: { retry: false } });
  return { api, ...view };
}

describe('the archetype quiz', () => {
  test('from the start to the mirror, each answer kept as she goes', async () => {
    const { screen, user, api } = open();
    await user.click(await screen.findByRole('button', { name: 'Begin' }));
    for (const [place, { id }] of QUESTIONS.entries()) {
      expect(document.activeElement?.textContent).toBe(`Question ${place + 1} of 3`);
      expect(screen.getByRole('complementary', { name: 'While you answer' }).textContent).toMatch(
        /^Choose what comes closest/,
      );
      await user.click(screen.getByRole('radio', { name: `b of ${id}` }));
      if (place < 2) await user.click(screen.getByRole('button', { name: 'Next' }));
    }
    await user.click(screen.getByRole('button', { name: 'See your mirror' }));
    expect(await screen.findAllByText('Two of your three answers leaned to The tide; one to The ember.')).toHaveLength(
      2,
    );
    expect(document.activeElement?.textContent).toBe('The tide');
    expect(api.called('keepArchetypeAnswer').map(({ body }) => body)).toEqual(
      QUESTIONS.map(({ id }) => ({ question: id, answer: 1 })),
    );
    expect(api.called('finishArchetypeQuiz')).toHaveLength(1);
  });

  test('is resumed at the first open question, and goes back', async () => {
    const { screen, user } = open({ ...NEW, answers: { one: 2 } });
    expect(await screen.findByText('You’ve answered one of three.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('heading', { name: 'Question 2 of 3' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'c of one' }).checked).toBe(true);
  });

  test('without a choice it says what to do', async () => {
    const { screen, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Begin' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Choose what comes closest first.')).toBeTruthy();
  });

  test('an answer that did not arrive stays marked and is sent again', async () => {
    const { screen, user, api } = open(NEW, { keep: LOST });
    await user.click(await screen.findByRole('button', { name: 'Begin' }));
    await user.click(screen.getByRole('radio', { name: 'a of one' }));
    expect(await screen.findByText('Your last answers aren’t saved yet')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('radio', { name: 'a of two' }));
    await screen.findByText('Your last answers aren’t saved yet');
    expect(api.called('keepArchetypeAnswer').map(({ body }) => (body as { question: string }).question)).toEqual([
      'one',
      'one',
    ]);
  });

  test('a tie is told as a tie: both names, a practice of each in turn, both to read', async () => {
    const { screen } = open({ ...DONE, mirrors: [mirror(['tide', 'ember', 'table', 'table', 'tide'])] });
    expect(await screen.findByRole('heading', { level: 1, name: 'The table and The tide' })).toBeTruthy();
    expect(
      screen.getAllByText('The table and The tide are level, with two of your five answers each; one to The ember.'),
    ).toHaveLength(2);
    const [told] = screen.getAllByRole('list', { name: 'Three practices' });
    expect([...(told?.querySelectorAll('h2') ?? [])].map((name) => name.textContent)).toEqual([
      'table one 5 min',
      'tide one 5 min',
      'table two 5 min',
    ]);
    // What there is to read is folded.
    expect(document.querySelector('details[open]')).toBeNull();
    expect(screen.getByText('Read about The table').closest('details')).not.toBeNull();
    expect(screen.getByText('You can take it again on 21 December.')).toBeTruthy();
    expect(
      screen.getByRole('img', { name: /^How your answers spread over five arches\. The table and The tide/ }),
    ).toBeTruthy();
    expect([...document.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
      'The tabletableing2 of 5',
      'The tidetideing2 of 5',
      'The emberembering1 of 5',
      'The kindlingkindlinging0 of 5',
      'The lanternlanterning0 of 5',
    ]);
  });

  test('after a month it can be taken again, and mirrors before are listed', async () => {
    const { screen, user } = open({
      ...DONE,
      questions: QUESTIONS,
      mirrors: [mirror(['tide']), mirror(['ember'], '2026-10-02')],
    });
    expect((await screen.findByText('Earlier mirrors')).closest('details')?.textContent).toContain(
      'On 2 October 2026 One of your one answers leaned to The ember.',
    );
    await user.click(screen.getByRole('button', { name: 'Take it again' }));
    expect(screen.getByRole('heading', { name: 'Question 1 of 3' })).toBeTruthy();
  });

  test('a failure says what is saved', async () => {
    expect(
      (await open(new FakeRefusal('fault')).screen.findByRole('alert', {}, { timeout: 5000 })).textContent,
    ).toContain('Your answers are saved');
  });
});
