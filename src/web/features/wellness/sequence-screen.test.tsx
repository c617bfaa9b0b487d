import 'fake-indexeddb/auto';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Listening } from '#contract/meditation/meditation.schemas.ts';
import { forgetCopies } from '#web/platform/offline/copy-store.ts';
import { keepThing } from '#web/platform/offline/kept-store.ts';
import { fakeApi, FakeRefusal, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { SequenceScreen } from './sequence-screen.tsx';
import { wholeSequence } from './wellness.sample.ts';

const USER = sampleUser();
const listening: Listening = { favorites: [], queue: [], places: [], months: [] };
beforeEach(() => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});
afterEach(() => forgetCopies({ but: null }));

function open(handlers: FakeHandlers = {}) {
  const api = fakeApi({
    getSequence: () => wholeSequence(),
    getMeditations: () => ({ meditations: [], listening }),
    putPlace: () => listening,
    ...handlers,
  });
  return { api, ...renderScreen(<SequenceScreen />, { at: '/wellness/meadow', data: { user: USER } }) };
}
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));

test('before it: red flags, another way, the positions, and every step to read', async () => {
  const { screen, container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Slow Circles' })).toBeDefined();
  expect(screen.getByText('New numbness? Emergency care.')).toBeDefined();
  expect(screen.getByText('Do it sitting.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Wellness' }).getAttribute('href')).toBe('/wellness');
  expect(screen.queryByRole('button', { name: 'Up next' })).toBeNull();
  expect([...container.querySelectorAll('ol > li')].map((step) => step.textContent)).toEqual([
    'Stand by a wall.Bend your knees a little.',
    'Circle your hips.That’s two minutes.',
  ]);
});

test('played without a sound it shows each position at its time, tells the place, and leads back', async () => {
  const { screen, user, container, api } = open();
  await user.click(await screen.findByRole('button', { name: 'Begin' }));
  const drawn = () => container.querySelector('section svg[viewBox="0 0 200 160"]')?.innerHTML;
  await waitFor(() => expect(screen.queryByText('One moment...')).toBeNull());
  await seconds(2);
  const standing = drawn();
  expect(standing).toBeDefined();
  await user.click(screen.getByRole('button', { name: /Circle/ }));
  expect(screen.getByText('Next: That’s two minutes.')).toBeDefined();
  expect(drawn()).not.toBe(standing);
  await user.click(screen.getByRole('button', { name: 'End here' }));
  expect(screen.getByRole('heading', { name: 'Off you go.' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to wellness' }).getAttribute('href')).toBe('/wellness');
  await waitFor(() => expect(api.called('putPlace')).not.toEqual([]));
});

test('one that is forbidden or gone has a kind page', async () => {
  const { screen } = open({ getSequence: () => new FakeRefusal('not_found') });
  expect(await screen.findByRole('heading', { name: 'This sequence isn’t here.' })).toBeDefined();
});

test('without a connection one that is kept here opens', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await keepThing(USER.id, { id: 'sequence meadow', at: 1, content: wholeSequence() });
  const { screen } = open({ getSequence: () => LOST, getMeditations: () => LOST });
  expect(await screen.findByRole('heading', { level: 1, name: 'Slow Circles' })).toBeDefined();
});
