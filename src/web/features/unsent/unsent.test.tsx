import { act, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import type { OutboxEntry } from '#web/platform/outbox/entry.ts';
import { NOTHING_KEPT, showOutbox, type OutboxState } from '#web/platform/outbox/outbox-state.ts';
import { fakeApi, LOST, FakeRefusal } from '#web/testing/fake-api.ts';
import { liveOutbox } from '#web/testing/live-outbox.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { UnsentChip } from './unsent-chip.tsx';
import { UnsentDialog } from './unsent-dialog.tsx';

const NOTE = 'a note nobody overhears';
const ME = sampleUser();
const WAITS = '1 entry on this device waits to be sent';
const entry = (order: number, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  order,
  key: `key ${order}`,
  at: '2026-11-21T08:00:00.000Z',
  name: 'putDayLog',
  entityKey: '2026-11-21',
  input: { body: { date: '2026-11-21', note: NOTE } },
  refused: null,
  ...more,
});
const REFUSED = { status: 422, message: 'This day lies ahead.', told: false };
const show = (state: Partial<OutboxState>) => act(() => showOutbox({ ...NOTHING_KEPT, ...state }));

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
afterEach(() => showOutbox(NOTHING_KEPT));

describe('the chip', () => {
  test('is not there while nothing waits, nor for a save that takes its usual time', async () => {
    const { screen } = renderPart(<UnsentChip />);
    expect(screen.queryByRole('button')).toBeNull();
    show({ waiting: [entry(1)] });
    expect(screen.queryByRole('button')).toBeNull();
    expect(await screen.findByRole('button', { name: WAITS }, { timeout: 4000 })).toBeTruthy();
    show({});
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('says what needs her at once, and never what she wrote', () => {
    const { screen, container } = renderPart(<UnsentChip />);
    show({ refused: [entry(1, { refused: REFUSED })], unreadable: [7] });
    const chip = screen.getByRole('button', { name: '2 entries need your attention' });
    expect(chip.textContent).toBe('2to look at');
    expect(screen.getByRole('status').textContent).toBe('2 entries need your attention');
    expect(container.textContent).not.toContain(NOTE);
  });

  test('keeps still about a refusal that the screen which asked has told', () => {
    const { screen } = renderPart(<UnsentChip />);
    show({ refused: [entry(1, { refused: { ...REFUSED, told: true } })], quiet: 1 });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the list', () => {
  const open = (state: Partial<OutboxState>) => {
    const view = renderPart(<UnsentDialog onClose={() => undefined} />);
    show(state);
    return view;
  };

  test('each entry by what it is, her words and when it was saved; its headings follow the title', () => {
    const { screen } = open({
      waiting: [
        entry(1),
        entry(2, { name: 'deleteJournalEntry', entityKey: 'deletion of 1', input: { params: { id: '1' } } }),
      ],
    });
    expect(screen.getByText(/^These are saved on this device, encrypted/)).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 3, hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'What you logged for Saturday 21 November',
      'A journal page you deleted',
    ]);
    expect(screen.getByText(NOTE)).toBeTruthy();
    expect(screen.getAllByText(/^Saved here 21 November/)).toHaveLength(2);
  });

  test.each<[string, Partial<OutboxState>, RegExp, string | null]>([
    [
      'her session ended: she signs in again',
      { waiting: [entry(1)], paused: true },
      /^Your session has ended/,
      'Sign in',
    ],
    [
      'this browser keeps nothing: it is left open',
      { waiting: [entry(1)], lasting: false },
      /^This browser loses these/,
      null,
    ],
    ['all is sent', {}, /^Everything has been sent\.$/, null],
    ['an entry that cannot be read any more', { unreadable: [3] }, /can’t be opened anymore/, null],
  ])('%s', (_what, state, words, link) => {
    const { screen } = open(state);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('link', { hidden: true })?.textContent ?? null).toBe(link);
    expect(screen.queryByRole('button', { name: 'Send now', hidden: true }) !== null).toBe(
      state.waiting !== undefined && !state.paused,
    );
  });

  test('of a new page nothing is said to be taken away; of a changed day it is', () => {
    const page = entry(1, { name: 'createJournalEntry', input: { body: { content: NOTE, mood: null } } });
    const { screen } = open({ waiting: [page] });
    expect(screen.getByText(NOTE)).toBeTruthy();
    expect(screen.queryByText('cleared')).toBeNull();
    show({ waiting: [entry(2, { input: { body: { flow: null } } })] });
    expect(screen.getByText('cleared')).toBeTruthy();
  });

  test('what was not taken: why, her words to copy', async () => {
    const { screen, user } = open({ refused: [entry(1, { refused: REFUSED })] });
    const card = within(screen.getByRole('article', { hidden: true }));
    expect(card.getByText(REFUSED.message)).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Copy text', hidden: true }));
    expect(await navigator.clipboard.readText()).toBe(`Note: ${NOTE}`);
    expect(await card.findByText('Copied.')).toBeTruthy();
  });
});

describe('with the outbox itself', () => {
  /** An entry that could not be sent; what the server answers next is told by `next`. */
  async function openWith(next: () => FakeRefusal | typeof LOST | 'ok') {
    let answers = false;
    const api = fakeApi({
      putDayLog: ({ body }) => {
        const how = answers ? next() : LOST;
        return how === 'ok' ? { log: { date: body.date } } : how;
      },
    });
    const view = renderScreen(<UnsentDialog onClose={() => undefined} />, { data: { user: ME } });
    liveOutbox(view.appState);
    await act(() =>
      sendQueued('putDayLog', { body: { date: localDate('2026-11-21'), note: NOTE } }, '2026-11-21').catch(() => null),
    );
    answers = true;
    const press = (name: string) => view.user.click(view.screen.getByRole('button', { name, hidden: true }));
    return { ...view, api, press };
  }

  test('"Send now" sends it, and says when all is sent', async () => {
    const { screen, press } = await openWith(() => 'ok');
    expect(await screen.findByText(NOTE)).toBeTruthy();
    await press('Send now');
    expect(await screen.findByText('Everything has been sent.')).toBeTruthy();
  });

  test('a refusal comes under what needs her; it goes once more under a new key, and is discarded by two presses', async () => {
    const { screen, press, api } = await openWith(() => new FakeRefusal('future_day'));
    await press('Send now');
    expect(await screen.findByRole('heading', { name: 'Needs your attention', hidden: true })).toBeTruthy();
    await press('Send again');
    await vi.waitFor(() =>
      expect(new Set(api.called('putDayLog').map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2),
    );
    await screen.findByRole('button', { name: 'Discard', hidden: true });
    await press('Discard');
    expect(screen.getByText(NOTE)).toBeTruthy();
    await press('Keep it');
    await press('Discard');
    await press('Discard for good?');
    expect(await screen.findByText('Everything has been sent.')).toBeTruthy();
  });
});

describe('before she signs out', () => {
  const NONE = [0, 0] as const;
  test.each([
    [1, NONE, '1 entry isn’t in your account yet'],
    [2, [1, 0], '2 entries and 1 page aren’t in your account yet'],
    [0, [2, 0], '2 pages aren’t in your account yet'],
    [0, [0, 1], '1 day isn’t in your account yet'],
    [2, [3, 1], '2 entries, 3 pages, and 1 day aren’t in your account yet'],
  ] as const)('%i entries and drafts %j: %s', async (count, [journal, days], title) => {
    const [onClose, onFinish] = [vi.fn(), vi.fn()];
    const { screen, user } = renderPart(
      <LeaveDialog
        left={{ unsent: count, drafts: { journal, day_log: days, circle: 0, rating: 0 }, lasting: true }}
        onClose={onClose}
        onFinish={onFinish}
      />,
    );
    const press = (name: string) => user.click(screen.getByRole('button', { name, hidden: true }));
    expect(screen.getByRole('heading', { name: title, hidden: true })).toBeTruthy();
    await press('Stay signed in');
    expect([onClose.mock.calls.length, onFinish.mock.calls.length]).toEqual([1, 0]);
    await press('Keep and sign out');
    await press('Delete and sign out');
    expect(onFinish.mock.calls).toEqual([['keep'], ['clear']]);
  });

  test('a browser that keeps nothing is not said to keep anything', () => {
    const { screen } = renderPart(
      <LeaveDialog
        left={{ unsent: 2, drafts: { journal: 0, day_log: 0, circle: 0, rating: 0 }, lasting: false }}
        onClose={() => undefined}
        onFinish={() => undefined}
      />,
    );
    expect(screen.queryByRole('button', { name: /^Keep/, hidden: true })).toBeNull();
    expect(screen.getByText(/deletes them for good/)).toBeTruthy();
  });
});
