import 'fake-indexeddb/auto';
import { act } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { endPlaying } from '#web/platform/playing/playing-on.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { bench, freshBench, playing, seconds } from './bench.sample.tsx';

beforeEach(() => {
  endPlaying();
  freshBench();
});

async function left() {
  const view = await playing();
  await seconds(20);
  const go = async () => view.user.click(view.screen.getByRole('button', { name: 'Go' }));
  await go();
  return { go, ...view };
}
const mini = 'Playing now';

test('a meditation goes on elsewhere with a small player, and its page has it back', async () => {
  const { screen, go } = await left();
  expect((await screen.findByRole('region', { name: mini })).textContent).toContain('Slow Ember');
  expect(screen.getByRole('link', { name: 'Slow Ember, back to the player' }).getAttribute('href')).toBe(
    '/meditations/ember',
  );
  await seconds(10);
  expect(screen.getByText(/^0:3\d \/ 2:00$/)).toBeDefined();
  await go();
  expect(screen.queryByRole('region', { name: mini })).toBeNull();
  expect(screen.getByRole('slider', { name: 'Position' }).getAttribute('aria-valuetext')).toMatch(/^0:3\d of 2:00$/);
  expect(bench.mix.isClosed).toBe(false);
});

test('it is paused and stopped there, and the place is told', async () => {
  const { screen, user, api } = await left();
  await user.click(await screen.findByRole('button', { name: 'Pause' }));
  expect(screen.getByText('Paused')).toBeDefined();
  await expect.poll(() => api.called('putPlace').at(-1)?.body).toMatchObject({ second: 20 });
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect([bench.mix.isClosed, screen.queryByRole('region', { name: mini })]).toEqual([true, null]);
});

test('at its end the small player goes, after the last bell', async () => {
  const { screen } = await left();
  await seconds(101);
  expect(screen.getByRole('region', { name: mini })).toBeDefined();
  await seconds(60);
  expect([bench.mix.isClosed, screen.queryByRole('region', { name: mini })]).toEqual([true, null]);
});

test('what stands when the page is left ends with it', async () => {
  const { screen, user } = await playing();
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  await user.click(screen.getByRole('button', { name: 'Go' }));
  expect([bench.mix.isClosed, screen.queryByRole('region', { name: mini })]).toEqual([true, null]);
});

test.each([
  ['the member is signed out', null],
  ['the age group changes', sampleUser({ ageGroup: 'teen' })],
])('it ends when %s', async (_, user) => {
  const { appState } = await left();
  expect(bench.mix.isClosed).toBe(false);
  act(() => appState.set({ user }));
  expect(bench.mix.isClosed).toBe(true);
});
