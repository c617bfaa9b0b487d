import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { forgetAllKept, keepFromNowOn } from '#web/platform/browser-storage.ts';
import { forgetDrafts, keptDrafts } from './draft-store.ts';
import type { DraftKind } from './draft-kinds.ts';
import { useDrafts } from './use-drafts.ts';

const HER = sampleUser();

function Desk({ kind }: { kind: DraftKind }) {
  const { drafts, put } = useDrafts<{ words: string }>(kind);
  return (
    <>
      <button type="button" onClick={() => put('one', { words: 'half a thought' })}>
        Write
      </button>
      <button type="button" onClick={() => put('one', null)}>
        Keep
      </button>
      <output>{drafts['one']?.words ?? 'nothing'}</output>
    </>
  );
}

/** A page that has just been loaded: nothing of the one before is in memory. */
function load(kind: DraftKind, user = HER) {
  cleanup();
  fakeApi({});
  renderScreen(<Desk kind={kind} />, { data: { user } });
  return screen.findByRole('status');
}

test.each(['journal', 'day_log'] as const)(
  'a draft of the %s outlives a reload, for her and for its kind alone, until it is kept',
  async (kind) => {
    const other = kind === 'journal' ? 'day_log' : 'journal';
    await load(kind);
    fireEvent.click(screen.getByRole('button', { name: 'Write' }));
    await vi.waitFor(async () => expect(await keptDrafts(HER.id, kind)).toEqual({ one: { words: 'half a thought' } }));
    const again = await load(kind);
    await vi.waitFor(() => expect(again.textContent).toBe('half a thought'));
    expect(await keptDrafts(HER.id, other)).toEqual({});
    expect(await keptDrafts('somebody-else', kind)).toEqual({});
    fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
    await vi.waitFor(async () => expect(await keptDrafts(HER.id, kind)).toEqual({}));
  },
);

test('once the member has signed out, what the page still lets go of makes no database on the device', async () => {
  await load('day_log');
  fireEvent.click(screen.getByRole('button', { name: 'Write' }));
  await vi.waitFor(async () => expect(Object.keys(await keptDrafts(HER.id, 'day_log'))).toEqual(['one']));
  forgetAllKept();
  await forgetDrafts(HER.id);
  fireEvent.click(screen.getByRole('button', { name: 'Write' }));
  await load('journal');
  await new Promise((done) => setTimeout(done, 100));
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([]);
  keepFromNowOn();
  fireEvent.click(screen.getByRole('button', { name: 'Write' }));
  await vi.waitFor(async () => expect(Object.keys(await keptDrafts(HER.id, 'journal'))).toEqual(['one']));
});
