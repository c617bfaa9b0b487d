import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetCopies, keepCopy } from '#web/platform/offline/copy-store.ts';
import { keepThing, keptThings } from '#web/platform/offline/kept-store.ts';
import { wholeOf } from '#web/features/meditation/player/meditation.sample.ts';
import { fakeApi, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { KeepPart } from './keep-part.tsx';

const USER = sampleUser();
const EMBER = wholeOf();
afterEach(() => forgetCopies({ but: null }));

function open(handlers: FakeHandlers = {}, whole = EMBER) {
  const api = fakeApi(handlers);
  return { api, ...renderScreen(<KeepPart whole={whole} />, { data: { user: USER } }) };
}
const withCopy = () => keepCopy(USER.id, { copy: {}, at: 1 });
const room = (quota: number, usage: number) =>
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { storage: { value: { estimate: async () => ({ quota, usage }) } } }),
  );

test('one press keeps it here, whole, with its size; another takes it off', async () => {
  await withCopy();
  const { screen, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Keep on this device' }));
  expect(await screen.findByText(/^On this device, \d+ KB\.$/)).toBeDefined();
  expect((await keptThings(USER.id))[0]?.content).toEqual(EMBER);
  await user.click(screen.getByRole('button', { name: 'Take it off' }));
  expect(await screen.findByRole('button', { name: 'Keep on this device' })).toBeDefined();
  expect(await keptThings(USER.id)).toEqual([]);
});

test('all that is kept is listed with its size, and each can go', async () => {
  await keepThing(USER.id, { id: 'tide', at: 1, content: wholeOf({ id: 'tide', title: 'Tide' }) });
  await keepThing(USER.id, { id: 'snow', at: 2, content: wholeOf({ id: 'snow', title: 'Snow' }) });
  const { screen, user } = open();
  await user.click(await screen.findByText('All on this device'));
  expect(screen.getByText(/^2 meditations, \d+ KB$/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Take Tide off this device' }));
  await expect.poll(async () => (await keptThings(USER.id)).map(({ id }) => id)).toEqual(['snow']);
});

test('a full device is told kindly, and nothing is kept', async () => {
  await withCopy();
  room(1_000_000, 990_000);
  const { screen, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Keep on this device' }));
  expect((await screen.findByRole('alert')).textContent).toContain('no room left');
  expect(await keptThings(USER.id)).toEqual([]);
});

test('a shared device keeps nothing of hers, and says why', async () => {
  const { screen, user } = open({ getOfflineCopy: () => ({ copy: null }) });
  await user.click(await screen.findByRole('button', { name: 'Keep on this device' }));
  expect((await screen.findByRole('alert')).textContent).toContain('shared device');
  expect(await keptThings(USER.id)).toEqual([]);
});

test('what is kept becomes what the server has now', async () => {
  await withCopy();
  await keepThing(USER.id, { id: 'ember', at: 1, content: { ...EMBER, title: 'An older name' } });
  const { screen } = open({ getOfflineCopy: () => LOST });
  expect(await screen.findByText(/^On this device, \d+ KB\.$/)).toBeDefined();
  await expect.poll(async () => (await keptThings(USER.id))[0]?.content).toEqual(EMBER);
});
