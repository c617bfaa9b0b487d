import { expect, test } from 'vitest';
import type { UnreadableReply } from '#contract/privacy/privacy.schemas.ts';
import { fakeApi, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { UnreadableGroup } from './unreadable-group.tsx';

const ITEMS: UnreadableReply['items'] = [
  { table: 'journal_entry', row: 'a', removable: true },
  { table: 'day_log', row: 'b', removable: true },
  { table: 'presence_day', row: '3', removable: false },
];

async function open(handlers: FakeHandlers) {
  const api = fakeApi(handlers);
  const view = renderScreen(<UnreadableGroup />, { data: { user: sampleUser() } });
  expect(api.calls).toHaveLength(0);
  await view.user.click(view.screen.getByRole('button', { name: 'Check my entries' }));
  return { api, ...view };
}

test('says that everything opens', async () => {
  const { screen } = await open({ getUnreadable: () => ({ items: [] }) });
  await screen.findByText('All your entries open.');
});

test('names what does not, and deletes one of them', async () => {
  const { api, screen, user } = await open({
    getUnreadable: () => ({ items: ITEMS }),
    removeUnreadable: () => ({ items: ITEMS.slice(1) }),
  });
  await screen.findByText('3 entries can’t be opened.');
  expect(screen.getByText('It still counts, so it stays.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Delete: A journal page' }));
  await screen.findByText('2 entries can’t be opened.');
  expect(api.called('removeUnreadable')[0]?.body).toEqual({ table: 'journal_entry', row: 'a' });
  expect(screen.queryByText('A journal page')).toBeNull();
});

test('a failure says that nothing was deleted and leaves the row', async () => {
  const { screen, user } = await open({ getUnreadable: () => ({ items: ITEMS }), removeUnreadable: () => LOST });
  await user.click(await screen.findByRole('button', { name: 'Delete: A day log' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/check your connection/i);
  expect(screen.getByText('A day log')).toBeTruthy();
});
