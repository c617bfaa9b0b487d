import { describe, expect, test } from 'vitest';
import type { QuizReply } from '#contract/quiz/quiz.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { fakeApi, LOST, FakeRefusal } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { DailyQuizScreen } from './daily-quiz-screen.tsx';

const d = localDate;
const SOURCE = {
  organisation: 'An office of health',
  title: 'A page on cycles',
  year: 2026,
  yearOf: 'read',
  address: 'health.example/cycles',
  reviewedOn: d('2026-11-21'),
} as const;
const OPEN: QuizReply = {
  today: d('2026-11-21'),
  question: {
    id: 'cycle-day-one',
    topic: 'cycle',
    ask: 'Which day counts as day 1?',
    answers: ['The last', 'The first', 'The heaviest'],
  },
  answered: null,
  met: [],
};
const DONE: QuizReply = {
  ...OPEN,
  answered: { chosen: 0, right: 1, why: 'It is counted from there.', source: SOURCE },
};
const MET: QuizReply['met'] = [
  {
    date: d('2026-11-20'),
    ask: 'How long is a womb?',
    chosen: 0,
    right: 0,
    answers: ['7 cm', '2 cm', '9 cm'],
    why: 'As long as a finger.',
    source: SOURCE,
  },
];

function open(
  reply: QuizReply | FakeRefusal | typeof LOST = OPEN,
  answer: QuizReply | FakeRefusal | typeof LOST = DONE,
) {
  let answered = false;
  const api = fakeApi({
    getDailyQuiz: () => (answered && !(answer instanceof FakeRefusal) && answer !== LOST ? answer : reply),
    answerDailyQuiz: () => {
      answered = true;
      return answer;
    },
  });
  const view = renderScreen(<DailyQuizScreen />, {
    at: '/daily-quiz',
    data: { user: sampleUser(), today: '2026-11-21' },
  });
  view.client.setDefaultOptions({ queries: { retry: false } });
  return { api, ...view };
}

describe('the question of the day', () => {
  test('by keyboard alone: arrows choose and send nothing, Enter answers once', async () => {
    const { screen, user, api } = open();
    const group = await screen.findByRole('group', { name: /Which day counts/ });
    (group.querySelector('input') as HTMLInputElement).focus();
    await user.keyboard(' ');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'The last' }).checked).toBe(true);
    expect(api.called('answerDailyQuiz')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Answer' }));
    expect(await screen.findByText('The answer: The first.')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Which day counts as day 1?');
    expect(api.called('answerDailyQuiz').map(({ body }) => body)).toEqual([{ question: 'cycle-day-one', answer: 0 }]);
  });

  test('without a choice it says what to do and sends nothing', async () => {
    const { screen, user, api } = open();
    await user.click(await screen.findByRole('button', { name: 'Answer' }));
    expect(screen.getByText(/A guess is fine/)).toBeTruthy();
    expect(api.called('answerDailyQuiz')).toHaveLength(0);
  });

  test('answered, it shows the reason, the source with its year, and no score', async () => {
    const { screen } = open(DONE);
    expect(await screen.findByRole('heading', { level: 2, name: 'Which day counts as day 1?' })).toBeTruthy();
    expect(screen.getByText(/An office of health/).textContent).toBe(
      'Source: An office of health, A page on cycles, read 2026. health.example/cycles. ',
    );
    expect(screen.getByText(/^Answered once a day\. We don’t keep score\./)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/wrong|streak|points|missed/i);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('what she met can be opened again', async () => {
    const { screen } = open({ ...OPEN, met: MET });
    const summary = (await screen.findByText('How long is a womb?')).closest('summary');
    expect(summary?.textContent).toContain('20 November 2026');
    expect(summary?.parentElement?.textContent).toContain('The answer: 7 cm. As long as a finger.');
  });

  test('a lost answer stays marked and can be sent again', async () => {
    const { screen, user } = open(OPEN, LOST);
    await user.click(await screen.findByRole('radio', { name: 'The first' }));
    await user.click(screen.getByRole('button', { name: 'Answer' }));
    expect((await screen.findByRole('alert')).textContent).toContain('still marked');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'The first' }).checked).toBe(true);
  });

  test('when the day has turned the new question comes', async () => {
    const { screen, user, api } = open(OPEN, new FakeRefusal('quiz_moved_on'));
    await user.click(await screen.findByRole('radio', { name: 'The first' }));
    await user.click(screen.getByRole('button', { name: 'Answer' }));
    expect((await screen.findByRole('alert')).textContent).toContain('There’s a new question');
    expect(api.called('getDailyQuiz').length).toBeGreaterThan(1);
  });

  test('a failure says what is kept; no question is said kindly', async () => {
    expect(
      (await open(new FakeRefusal('fault')).screen.findByRole('alert', {}, { timeout: 5000 })).textContent,
    ).toContain('Nothing is lost');
    expect(await open({ ...OPEN, question: null }).screen.findByText('No question fits today')).toBeTruthy();
  });
});
