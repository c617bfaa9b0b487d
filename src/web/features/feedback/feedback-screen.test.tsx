import 'fake-indexeddb/auto';
import { waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { FeedbackPost, FeedbackReply } from '#contract/feedback/feedback.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { FEEDBACK } from '#domain/feedback/feedback.ts';
import { showOutbox, NOTHING_KEPT } from '#web/platform/outbox/outbox-state.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, FakeRefusal, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { itemOf, threadOf } from './feedback.sample.ts';
import { FeedbackScreen } from './feedback-screen.tsx';

HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
  this.open = true;
};
afterEach(() => {
  vi.restoreAllMocks();
  showOutbox(NOTHING_KEPT);
});

const NOTHING: FeedbackReply = { items: [], isFirst: false, changes: [] };
const CHANGE = {
  id: '00000000-0000-4000-8000-0000000000aa',
  title: 'The wheel turns right',
  words: 'It does now.',
  category: 'Tracker',
  date: localDate('2026-11-20'),
};
type Options = { readonly reply?: FeedbackReply | null; readonly handlers?: FakeHandlers; readonly teen?: boolean };
function open({ reply = NOTHING, handlers = {}, teen = false }: Options = {}) {
  const api = fakeApi({ ...(reply && { getFeedback: () => reply }), ...handlers });
  const user = sampleUser(teen ? { ageGroup: 'teen' } : {});
  const answers = reply ? answered('getFeedback', reply) : {};
  return { api, ...renderScreen(<FeedbackScreen />, { at: '/feedback', data: { user, answers } }) };
}
type View = ReturnType<typeof open>;
const bodyOf = ({ api }: View) => api.called('sendFeedback')[0]?.body as FeedbackPost;
const words = ({ screen }: View) => screen.getByRole('textbox', { name: 'Your words' });
const send = (view: View) => view.user.click(view.screen.getByRole('button', { name: 'Send feedback' }));

describe('the form', () => {
  test('without words points at them; with words sends just them, and begins anew', async () => {
    const view = open({ handlers: { sendFeedback: () => itemOf({ excerpt: 'A moonrise' }) } });
    await send(view);
    expect(document.activeElement).toBe(words(view));
    expect(view.screen.getByText('Write a few words first.')).toBeDefined();
    await view.user.click(view.screen.getByRole('radio', { name: 'A question' }));
    await view.user.type(words(view), 'Where is the moonrise?');
    await send(view);
    await waitFor(() => expect(view.api.called('sendFeedback')).toHaveLength(1));
    expect(bodyOf(view)).toEqual({ kind: 'question', words: 'Where is the moonrise?', facts: {}, picture: null });
    expect(await view.screen.findByRole('button', { name: /A moonrise/ })).toBeDefined();
    expect((words(view) as HTMLTextAreaElement).value).toBe('');
  });

  test('too many characters are counted and not sent', async () => {
    const view = open();
    await view.user.click(words(view));
    await view.user.paste('a'.repeat(FEEDBACK.longest + 2));
    await send(view);
    expect(view.screen.getByText('Please cut 2 characters.')).toBeDefined();
    expect(view.api.called('sendFeedback')).toEqual([]);
  });

  test('facts are none until they are asked for; then each is seen, and what is struck stays here', async () => {
    const view = open({ handlers: { sendFeedback: () => itemOf() } });
    expect(view.screen.queryByRole('checkbox')).toBeNull();
    await view.user.click(view.screen.getByRole('button', { name: 'Add facts about this device' }));
    const shown = view.screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent ?? '');
    expect(shown).toHaveLength(6);
    await view.user.click(view.screen.getByRole('checkbox', { name: /^Language/ }));
    await view.user.type(words(view), 'Hello');
    await send(view);
    await waitFor(() => expect(view.api.called('sendFeedback')).toHaveLength(1));
    const { facts } = bodyOf(view);
    expect(Object.keys(facts).toSorted()).toEqual(['connection', 'device', 'look', 'screen', 'window']);
    for (const fact of Object.values(facts)) expect(shown.some((line) => line.endsWith(fact))).toBe(true);
  });

  test('all of them can be left out again at once', async () => {
    const view = open();
    await view.user.click(view.screen.getByRole('button', { name: 'Add facts about this device' }));
    await view.user.click(view.screen.getByRole('button', { name: 'Send none of these' }));
    expect(view.screen.queryByRole('checkbox')).toBeNull();
  });

  test('what is refused keeps its words and says why', async () => {
    const view = open({ handlers: { sendFeedback: () => new FakeRefusal('feedback_full') } });
    await view.user.type(words(view), 'Once more');
    await send(view);
    expect(await view.screen.findByText(/as much feedback here as we can keep/)).toBeDefined();
    expect((words(view) as HTMLTextAreaElement).value).toBe('Once more');
  });

  test('words of crisis show help at once, to the writer', async () => {
    const view = open();
    await view.user.type(words(view), 'I want to kill myself');
    expect(
      await view.screen.findByText(
        'Only you see this. We don’t store anything about it. What you write is saved as usual.',
      ),
    ).toBeDefined();
    expect(view.api.calls).toEqual([]);
  });
});

describe('a picture', () => {
  const PNG = Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
    ...[0, 0, 3, 0xe8, 0, 0, 1, 0xf4, 8, 6, 0, 0, 0],
  ]);
  const choose = (view: View, file: File) =>
    view.user.upload(view.container.querySelector('input[type=file]') as HTMLInputElement, file);
  function canvases() {
    const drawn: number[][] = [];
    const pen = new Proxy(
      {},
      {
        get: (_, name) =>
          name === 'drawImage'
            ? (...args: unknown[]) => drawn.push(args.filter((one) => typeof one === 'number'))
            : () => undefined,
        set: () => true,
      },
    );
    vi.stubGlobal('createImageBitmap', async () => ({ width: 1000, height: 500, close: () => undefined }));
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
      done(new Blob(['cut'], { type: 'image/jpeg' })),
    );
    return drawn;
  }

  test.each([
    ['a page', new File(['<svg/>'], 'a.png', { type: 'image/png' }), /choose a JPEG, PNG or WebP/],
    ['too large a file', new File([new Uint8Array(6 * 1024 * 1024)], 'b.png', { type: 'image/png' }), /too large/],
  ])('%s is not taken', async (_, file, why) => {
    const view = open();
    await choose(view, file);
    expect(await view.screen.findByText(why)).toBeDefined();
  });

  test('is cropped by figures and blurred by keys before it leaves; only what is left of it is sent', async () => {
    const drawn = canvases();
    const view = open({ handlers: { sendFeedback: () => itemOf() } });
    await choose(view, new File([PNG], 'screen.png', { type: 'image/png' }));
    const dialog = within(await view.screen.findByRole('dialog', { name: 'Your screenshot', hidden: true }));
    await view.user.clear(dialog.getByLabelText('Width'));
    await view.user.type(dialog.getByLabelText('Width'), '50');
    await view.user.click(dialog.getByRole('button', { name: 'Blur an area' }));
    dialog.getByRole('button', { name: /^Blur 1: arrow keys/ }).focus();
    await view.user.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}');
    expect(
      [dialog.getByLabelText('From left'), dialog.getByLabelText('Height')].map(
        (field) => (field as HTMLInputElement).value,
      ),
    ).toEqual(['28', '17']);
    drawn.length = 0;
    await view.user.click(dialog.getByRole('button', { name: 'Use this picture' }));
    expect(await view.screen.findByRole('img', { name: 'Your screenshot' })).toBeDefined();
    // The left half of the picture, then the blurred rectangle through few cells and back.
    expect(drawn[0]).toEqual([0, 0, 500, 500, 0, 0, 500, 500]);
    expect(drawn).toHaveLength(3);
    await view.user.type(words(view), 'Look');
    await send(view);
    await waitFor(() => expect(bodyOf(view)?.picture).toBe(btoa('cut')));
  });

  test('can be taken away again', async () => {
    canvases();
    const view = open();
    await choose(view, new File([PNG], 'screen.png', { type: 'image/png' }));
    await view.user.click(await view.screen.findByRole('button', { name: 'Use this picture', hidden: true }));
    await view.user.click(await view.screen.findByRole('button', { name: 'Leave it out' }));
    expect(view.screen.queryByRole('img', { name: 'Your screenshot' })).toBeNull();
  });
});

describe('her list', () => {
  test('says when there is nothing, when it loads and when it could not be loaded; the form stands all the same', async () => {
    expect(open().screen.getByText(/Nothing yet/)).toBeDefined();
    document.body.replaceChildren();
    let lost = true;
    const view = open({ reply: null, handlers: { getFeedback: () => (lost ? LOST : NOTHING) } });
    expect(await view.screen.findByText('We couldn’t load your feedback')).toBeDefined();
    expect(words(view)).toBeDefined();
    lost = false;
    await view.user.click(view.screen.getByRole('button', { name: 'Try again' }));
    expect(await view.screen.findByText(/Nothing yet/)).toBeDefined();
  });

  test('has what waits on this device first, without a number', () => {
    showOutbox({
      ...NOTHING_KEPT,
      waiting: [
        {
          ...{ name: 'sendFeedback', entityKey: 'feedback', key: 'k', at: '2026-11-21T12:00:00.000Z', order: 7 },
          ...{ refused: null, input: { body: { kind: 'idea', words: 'From the train', facts: {}, picture: null } } },
        },
      ],
    });
    const { screen } = open({ reply: { ...NOTHING, items: [itemOf()] } });
    const [first, second] = within(screen.getByRole('region', { name: 'Your feedback' })).getAllByRole('listitem');
    expect(first?.textContent).toBe('From the trainOn this device, not sent yet');
    expect(second?.textContent).toContain('No. 1042');
  });

  test('tells adults with Yearly that they are answered first, and nobody under age of a plan', () => {
    const first = 'With your plan, we answer you first.';
    expect(open({ reply: { ...NOTHING, isFirst: true } }).screen.getByText(first)).toBeDefined();
    document.body.replaceChildren();
    const { screen, container } = open({ reply: { ...NOTHING, isFirst: true }, teen: true });
    expect(screen.queryByText(first)).toBeNull();
    expect(container.textContent).not.toMatch(/plan|Premium|Yearly/i);
  });

  test('what changed because members asked says which of it was hers', () => {
    const reply = {
      ...NOTHING,
      items: [itemOf({ announcement: CHANGE.id })],
      changes: [CHANGE, { ...CHANGE, id: CHANGE.id.replace('aa', 'bb'), title: 'Another' }],
    };
    const { screen } = open({ reply });
    const list = within(screen.getByRole('region', { name: 'What we changed because you asked' }));
    expect(list.getAllByText('You asked for this.')).toHaveLength(1);
  });
});

describe('one case', () => {
  const opened = async (handlers: FakeHandlers = {}) => {
    const view = open({
      reply: { ...NOTHING, items: [itemOf()] },
      handlers: { getFeedbackThread: () => threadOf(), ...handlers },
    });
    await view.user.click(view.screen.getByRole('button', { name: /The wheel turned/ }));
    const sheet = within(await view.screen.findByRole('dialog', { name: 'Feedback no. 1042', hidden: true }));
    return { ...view, sheet };
  };

  test('shows both sides with what came along, and takes her answer', async () => {
    const { sheet, user, api } = await opened({ sayMoreFeedback: () => itemOf() });
    expect(await sheet.findByText('It turns right now.')).toBeDefined();
    expect(sheet.getByText('You sent along: phone, Firefox 140')).toBeDefined();
    await user.type(sheet.getByRole('textbox', { name: 'Write back' }), 'Not for me');
    await user.click(sheet.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(api.called('sayMoreFeedback')[0]?.body).toEqual({ words: 'Not for me' }));
  });

  test('with a new answer is marked until it was looked at, which the server hears once', async () => {
    const fresh = { hasNews: true };
    const view = open({
      reply: { ...NOTHING, items: [itemOf(fresh), itemOf({ id: itemOf().id.replace('1', '9') })] },
      handlers: { getFeedbackThread: () => threadOf(fresh), seeFeedback: () => ({ ok: true }) },
    });
    expect(view.screen.getAllByText('New answer')).toHaveLength(1);
    await view.user.click(view.screen.getByRole('button', { name: /New answer/ }));
    await waitFor(() => expect(view.screen.queryByText('New answer')).toBeNull());
    const answer = threadOf().said.at(-1)?.id;
    expect(view.api.called('seeFeedback').map(({ body }) => body)).toEqual([{ word: answer }]);
  });

  test('without one asks nothing', async () => {
    const { sheet, api } = await opened();
    await sheet.findByText('It turns right now.');
    expect(api.called('seeFeedback')).toEqual([]);
  });

  test('is closed by one press, and deleted by two', async () => {
    const { sheet, user, api } = await opened({
      closeFeedback: () => itemOf({ state: 'closed' }),
      deleteFeedback: () => ({ ok: true }),
    });
    await user.click(await sheet.findByRole('button', { name: 'Close it' }));
    await waitFor(() => expect(api.called('closeFeedback')).toHaveLength(1));
    await user.click(sheet.getByRole('button', { name: 'Delete it' }));
    expect(api.called('deleteFeedback')).toEqual([]);
    await user.click(sheet.getByRole('button', { name: 'Delete it for good' }));
    await waitFor(() => expect(api.called('deleteFeedback')).toHaveLength(1));
  });

  test('that could not be loaded says so, and tries again', async () => {
    let lost = true;
    const { sheet, user } = await opened({ getFeedbackThread: () => (lost ? new FakeRefusal('fault') : threadOf()) });
    const again = await sheet.findByRole('button', { name: 'Try again' });
    lost = false;
    await user.click(again);
    expect(await sheet.findByText('It turns right now.')).toBeDefined();
  });
});
