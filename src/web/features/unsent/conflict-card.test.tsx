import { act, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { JournalEntry } from '#contract/journal/journal.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { outboxOf } from '#web/platform/outbox/connection.ts';
import { outboxNow } from '#web/platform/outbox/outbox-state.ts';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import { fakeApi, LOST, FakeRefusal, type FakeCall, type FakeHandlers } from '#web/testing/fake-api.ts';
import { liveOutbox } from '#web/testing/live-outbox.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { UnsentDialog } from './unsent-dialog.tsx';

const ME = sampleUser();
const ID = '5f0c2b1e-0000-4000-8000-000000000001';
const DAY = localDate('2026-11-20');
const THEIRS: JournalEntry = {
  id: ID,
  userId: ME.id,
  date: DAY,
  title: 'The kettle',
  content: 'From the phone.',
  mood: 'calm',
  dreamInsights: '',
  tags: ['home'],
  moon: { phase: 'waxing_gibbous', illuminated: 0.9, waxing: true },
  cycle: null,
  version: 2,
  createdAt: '2026-11-20T08:00:00Z',
  updatedAt: '2026-11-20T09:00:00Z',
} as JournalEntry;
const MINE = { date: DAY, title: 'The kettle', content: 'From the desk.', mood: null, dreamInsights: '', tags: [] };

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};

/** Changes that waited, and met what another device had saved first. */
async function meet(changes: (() => Promise<unknown>)[], handlers: FakeHandlers) {
  let line = false;
  const gone = <Input, Answer>(answer: ((input: Input) => Answer) | undefined) =>
    ((input: Input) => (line ? (answer?.(input) ?? LOST) : LOST)) as never;
  const api = fakeApi({
    patchJournalEntry: gone(handlers.patchJournalEntry),
    deleteJournalEntry: gone(handlers.deleteJournalEntry),
    createJournalEntry: gone(handlers.createJournalEntry),
  });
  asked = api.calls;
  const view = renderScreen(<UnsentDialog onClose={() => undefined} />, { data: { user: ME } });
  liveOutbox(view.appState);
  for (const change of changes) await act(() => change().catch(() => null));
  line = true;
  await act(async () => (await outboxOf())?.flush());
  const [first = expect.fail('no card'), ...others] = await view.screen.findAllByRole('article', { hidden: true });
  const card = within(first);
  const press = (name: string) => view.user.click(card.getByRole('button', { name, hidden: true }));
  return { ...view, api, card, others, press };
}
let asked: FakeCall[] = [];
const change = (content: string, version: number) => () =>
  sendQueued('patchJournalEntry', { params: { id: ID }, body: { ...MINE, content, tags: [] }, version }, `page ${ID}`);
const remove = (version: number) => () =>
  sendQueued('deleteJournalEntry', { params: { id: ID }, version }, `deletion of ${ID}`);
/** The server as it is: version 2 of the page stands there. */
const at2 = (answer: () => unknown) => {
  const seen: (string | null)[] = [];
  const handle = () => {
    const version = asked.at(-1)?.headers.get('if-match') ?? null;
    seen.push(version);
    return version === '"2"' ? answer() : new FakeRefusal('version_conflict', { current: THEIRS });
  };
  return { handle: handle as never, seen };
};

describe('a page that another device changed first', () => {
  test('shows both, and mine can be kept over it', async () => {
    const { handle } = at2(() => ({ ...THEIRS, ...MINE, version: 3 }));
    const { card, press, screen, api } = await meet([change('From the desk.', 1)], { patchJournalEntry: handle });
    expect(card.getByDisplayValue('From the desk.')).toBeTruthy();
    expect(card.getByDisplayValue('From the phone.')).toBeTruthy();
    expect(card.queryByRole('button', { name: 'Send again', hidden: true })).toBeNull();
    await press('Keep mine');
    expect(await screen.findByText('Everything has been sent.')).toBeTruthy();
    expect(api.called('patchJournalEntry').at(-1)?.body).toMatchObject({ content: 'From the desk.' });
  });

  test('both can be kept: mine becomes a page of its own of the same day', async () => {
    const { press, screen, api } = await meet([change('From the desk.', 1)], {
      patchJournalEntry: at2(() => THEIRS).handle,
      createJournalEntry: (({ body }: { body: object }) => ({
        ...THEIRS,
        ...body,
        id: `${ID.slice(0, -1)}2`,
      })) as never,
    });
    await press('Keep both');
    expect(await screen.findByText('Everything has been sent.')).toBeTruthy();
    expect(api.called('createJournalEntry').at(-1)?.body).toEqual({ ...MINE, mood: '', tags: [] });
    expect(api.called('patchJournalEntry')).toHaveLength(2);
  });

  test('theirs can be kept: nothing more is sent', async () => {
    const { press, screen, api } = await meet([change('From the desk.', 1)], {
      patchJournalEntry: at2(() => THEIRS).handle,
    });
    const before = api.calls.length;
    await press('Keep theirs');
    expect(await screen.findByText('Everything has been sent.')).toBeTruthy();
    expect(api.calls.slice(before).filter(({ name }) => name.includes('Journal'))).toEqual([]);
  });

  test('what was written after it on this device joins it, and never overwrites the other by its number', async () => {
    const { handle, seen } = at2(() => ({ ...THEIRS, version: 3 }));
    const { card, others, api } = await meet(
      [change('From the desk.', 1), change('From the desk, longer.', 2), remove(3)],
      { patchJournalEntry: handle },
    );
    expect(others.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Delete it anyway')]);
    expect(api.called('deleteJournalEntry').filter(({ headers }) => headers.get('if-match') === '"2"')).toEqual([]);
    expect(card.getByDisplayValue('From the desk, longer.')).toBeTruthy();
    expect(seen).not.toContain('"2"');
  });
});

test('a page that was deleted here and changed elsewhere is deleted only when she says so again', async () => {
  const { handle, seen } = at2(() => ({ ok: true }));
  const { card, press, screen } = await meet([remove(1)], { deleteJournalEntry: handle });
  expect(card.getByDisplayValue('From the phone.')).toBeTruthy();
  expect(card.getByRole('button', { name: 'Keep the page', hidden: true })).toBeTruthy();
  await press('Delete it anyway');
  expect(await screen.findByText('Everything has been sent.')).toBeTruthy();
  expect(seen.at(-1)).toBe('"2"');
});

test('a choice made on the page itself settles what lies in the outbox', async () => {
  const view = await meet([change('From the desk.', 1)], { patchJournalEntry: at2(() => THEIRS).handle });
  await act(async () => (await outboxOf())?.dropConflicts(ID));
  await vi.waitFor(() => expect(outboxNow().refused).toEqual([]));
  expect(view.screen.getByText('Everything has been sent.')).toBeTruthy();
});
