import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { OwnAnnouncement } from '#contract/announcement/announcement.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { fakeApi, FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { AdminHouseScreen } from './admin-house-screen.tsx';

const ONE: OwnAnnouncement = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Meditations are here',
  words: 'Twenty-six of them.',
  category: 'Meditations',
  date: localDate('2026-11-20'),
  audience: 'adults',
  state: 'published',
  version: 3,
};

function open(handlers: FakeHandlers = {}) {
  const api = fakeApi({ getOwnAnnouncements: () => ({ items: [ONE] }), ...handlers });
  const user = sampleUser({ roles: ['admin'] });
  return { api, ...renderScreen(<AdminHouseScreen />, { at: '/admin', data: { user } }) };
}

test('lists what was announced, to whom and since when', async () => {
  const { screen } = open();
  const one = (await screen.findByRole('heading', { name: /Meditations are here/ })).closest('li');
  expect(one?.textContent).toContain('Published');
  expect(one?.textContent).toContain('Meditations, from 20 November 2026, for: adults');
});

test('says when there is nothing yet', async () => {
  const { screen } = open({ getOwnAnnouncements: () => ({ items: [] }) });
  expect(await screen.findByText('Nothing announced yet')).toBeTruthy();
});

test('says when it could not be loaded, and tries again', async () => {
  let lost = true;
  const { screen, user } = open({ getOwnAnnouncements: () => (lost ? new FakeRefusal('fault') : { items: [ONE] }) });
  expect(await screen.findByRole('alert')).toBeTruthy();
  lost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Twenty-six of them.', { selector: 'p' })).toBeTruthy();
});

test('a new one needs its words, and is a draft until it is published', async () => {
  const { api, screen, user } = open({
    getOwnAnnouncements: () => ({ items: [] }),
    addAnnouncement: () => ({ items: [ONE] }),
  });
  await user.click(screen.getByText('Write one'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Please fill this in first.')).toBeTruthy();
  await user.type(screen.getByLabelText('Title'), 'Hello');
  await user.type(screen.getByLabelText(/Words/), 'We moved.');
  await user.type(screen.getByLabelText(/Category/), 'House');
  await user.selectOptions(screen.getByLabelText('For whom'), 'teens');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => api.called('addAnnouncement')).toHaveLength(1);
  const sent = { title: 'Hello', words: 'We moved.', category: 'House', audience: 'teens', state: 'draft' };
  expect(api.called('addAnnouncement')[0]?.body).toMatchObject(sent);
});

test('one is withdrawn by the version that was read; who comes second is told', async () => {
  const { api, screen, user } = open({ changeAnnouncement: () => new FakeRefusal('announcement_moved_on') });
  await user.click(await screen.findByText('Change'));
  const form = (await screen.findByDisplayValue('Meditations are here')).closest('form');
  const state = form?.querySelector<HTMLSelectElement>('[name="announcement-state"]');
  if (state) await user.selectOptions(state, 'taken_back');
  const save = form?.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (save) await user.click(save);
  expect(await screen.findByText(new FakeRefusal('announcement_moved_on').body.message)).toBeTruthy();
  expect(api.called('changeAnnouncement')[0]?.body).toMatchObject({ version: 3, state: 'taken_back' });
});
