import 'fake-indexeddb/auto';
import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { FeedbackAnswerPost, OpenedFeedback, QueuedFeedback } from '#contract/feedback/feedback.schemas.ts';
import { fakeApi, FakeRefusal, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { AdminFeedbackScreen } from './admin-feedback-screen.tsx';
import { queuedOf, threadOf } from './feedback.sample.ts';

const page = (items: readonly QueuedFeedback[]) => ({ items: [...items], next: null, waiting: items.length });
const MINE = queuedOf({ held: 'mine', heldUntil: '2026-11-21T12:30:00.000Z' });
const opening = (one: QueuedFeedback = MINE): OpenedFeedback => ({ case: one, said: threadOf().said, picture: null });

function open(items: readonly QueuedFeedback[], handlers: FakeHandlers = {}) {
  const api = fakeApi({
    getFeedbackQueue: () => page(items),
    getOwnAnnouncements: () => ({ items: [] }),
    ...handlers,
  });
  const user = sampleUser({ roles: ['admin'] });
  return { api, ...renderScreen(<AdminFeedbackScreen />, { at: '/admin/feedback', data: { user } }) };
}

describe('the queue', () => {
  test('says how many wait and in which order, and shows no words', async () => {
    const { screen } = open([
      queuedOf({ isFirst: true, hasPicture: true, merged: 2 }),
      queuedOf({ id: queuedOf().id.replace('1', '9'), number: 1043 }),
    ]);
    expect(await screen.findByText('2 wait for an answer.')).toBeDefined();
    expect(screen.getByText(/Yearly members come first/)).toBeDefined();
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toContain('First');
    expect(first?.textContent).toContain('with a screenshot · with 2 more that say the same');
    expect(second?.textContent).toContain('no. 1043');
  });

  test('marks what its member wrote after it was opened', async () => {
    const { screen } = open([queuedOf({ hasNews: true }), queuedOf({ id: queuedOf().id.replace('1', '9') })]);
    await screen.findAllByRole('listitem');
    expect(screen.getAllByText('New reply')).toHaveLength(1);
  });

  test('says when nobody waits, and when it could not be loaded', async () => {
    expect(await open([]).screen.findByText('Nobody waits')).toBeDefined();
    document.body.replaceChildren();
    expect(await open([], { getFeedbackQueue: () => LOST }).screen.findByRole('alert')).toBeDefined();
  });

  test.each([
    ['another admin’s', { held: 'other', heldUntil: '2026-11-21T12:30:00.000Z' }, /Another admin holds this/],
    ['one’s own', { isOwn: true }, 'This is your own. Another admin answers it.'],
  ] as const)('%s has no way in', async (_, changes, why) => {
    const { screen } = open([queuedOf(changes)]);
    expect(await screen.findByText(why)).toBeDefined();
    expect(within(await screen.findByRole('listitem')).queryByRole('button')).toBeNull();
  });
});

describe('a case', () => {
  test('is taken first and opened by a press; it says that the opening is seen', async () => {
    let held = queuedOf();
    const { screen, user, api } = open([], {
      getFeedbackQueue: () => page([held]),
      takeFeedback: () => {
        held = MINE;
        return { case: MINE };
      },
      openFeedback: () => opening(),
    });
    await user.click(await screen.findByRole('button', { name: 'Take it for 30 minutes' }));
    const way = await screen.findByRole('button', { name: 'Open it' });
    expect(screen.getByText(/leaves a line in its writer’s access history/)).toBeDefined();
    expect(api.called('openFeedback')).toEqual([]);
    await user.click(way);
    expect(await screen.findByText('The wheel turned.')).toBeDefined();
    expect(api.called('openFeedback')).toHaveLength(1);
  });

  test.each([
    ['before it is opened', false],
    ['while it stands open', true],
  ])('is given back %s: its words go, and opening it again asks again', async (_, isOpened) => {
    let held = MINE;
    const { screen, user, api } = open([], {
      getFeedbackQueue: () => page([held]),
      openFeedback: () => opening(),
      giveBackFeedback: () => {
        held = queuedOf();
        return { case: held };
      },
      takeFeedback: () => {
        held = MINE;
        return { case: MINE };
      },
    });
    if (isOpened) {
      await user.click(await screen.findByRole('button', { name: 'Open it' }));
      await screen.findByText('The wheel turned.');
    }
    await user.click(await screen.findByRole('button', { name: 'Give it back' }));
    await user.click(await screen.findByRole('button', { name: 'Take it for 30 minutes' }));
    expect(await screen.findByRole('button', { name: 'Open it' })).toBeDefined();
    expect(screen.queryByText('The wheel turned.')).toBeNull();
    expect(api.called('openFeedback')).toHaveLength(isOpened ? 1 : 0);
  });

  test('that could not be given back says so and stays', async () => {
    const { screen, user } = open([MINE], { giveBackFeedback: () => new FakeRefusal('feedback_not_held') });
    await user.click(await screen.findByRole('button', { name: 'Give it back' }));
    expect(await screen.findByText(new FakeRefusal('feedback_not_held').body.message)).toBeDefined();
  });

  test('is answered with a state, by the version that was opened', async () => {
    const { screen, user, api } = open([MINE], {
      openFeedback: () => opening(),
      answerFeedback: () => ({ case: queuedOf({ waitsSince: null, state: 'done' }) }),
    });
    await user.click(await screen.findByRole('button', { name: 'Open it' }));
    await user.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'Mended.');
    await user.selectOptions(screen.getByRole('combobox', { name: 'What becomes of it' }), 'done');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    await waitFor(() => expect(api.called('answerFeedback')).toHaveLength(1));
    const body: FeedbackAnswerPost = { version: 3, words: 'Mended.', state: 'done', announcement: null };
    expect(api.called('answerFeedback')[0]?.body).toEqual(body);
  });

  test('warns when the answer goes to others too', async () => {
    const one = { ...MINE, merged: 2 };
    const { screen, user } = open([one], { openFeedback: () => opening(one) });
    await user.click(await screen.findByRole('button', { name: 'Open it' }));
    expect(await screen.findByText(/This goes to 2 more members too/)).toBeDefined();
  });

  test('what moved on meanwhile keeps the typed answer and says so', async () => {
    const { screen, user } = open([MINE], {
      openFeedback: () => opening(),
      answerFeedback: () => new FakeRefusal('feedback_moved_on'),
    });
    await user.click(await screen.findByRole('button', { name: 'Open it' }));
    const field = await screen.findByRole('textbox', { name: 'Your answer' });
    await user.type(field, 'Too soon');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText(new FakeRefusal('feedback_moved_on').body.message)).toBeDefined();
    expect((field as HTMLTextAreaElement).value).toBe('Too soon');
  });

  test('is merged by a number, typed as it is read; without one the field is pointed at', async () => {
    const { screen, user, api } = open([MINE], {
      openFeedback: () => opening(),
      mergeFeedback: () => ({ case: queuedOf({ mergedInto: 1040 }) }),
    });
    await user.click(await screen.findByRole('button', { name: 'Open it' }));
    await user.click(await screen.findByText('It says the same as another one'));
    const field = screen.getByRole('textbox', { name: 'Number of the other one' });
    await user.click(screen.getByRole('button', { name: 'Merge' }));
    expect(document.activeElement).toBe(field);
    await user.type(field, 'No. 1040 ');
    await user.click(screen.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(api.called('mergeFeedback')[0]?.body).toEqual({ version: 3, into: 1040 }));
  });
});
