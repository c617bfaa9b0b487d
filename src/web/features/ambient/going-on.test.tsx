import { act } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { endPlaying, PlayingPlace } from '#web/platform/playing/playing-on.tsx';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, FakeRefusal } from '#web/testing/fake-api.ts';
import { fakeSound } from '#web/testing/fake-sound.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { useUser } from '#web/platform/session.ts';
import { AmbientSoundsScreen } from './ambient-sounds-screen.tsx';

beforeEach(() => endPlaying());

/** The screen in a frame with a place for what plays on, and a way to another page and back. */
function Frame() {
  const [page, setPage] = useState(true);
  const user = useUser();
  return (
    <>
      {page ? <AmbientSoundsScreen /> : <p>{user?.id}</p>}
      <button type="button" onClick={() => setPage(!page)}>
        Go
      </button>
      <PlayingPlace />
    </>
  );
}

async function left() {
  const sound = fakeSound();
  fakeApi({ getCycleView: () => new FakeRefusal('fault') });
  const answers = answered('getSoundPresets', { ours: [], own: [] });
  const user = sampleUser({});
  const view = renderScreen(<Frame />, { at: '/ambient-sounds', data: { user, answers } });
  await view.user.click(view.screen.getByRole('button', { name: 'Wind on or off' }));
  await view.user.click(view.screen.getByRole('button', { name: 'Play' }));
  await view.screen.findByRole('button', { name: 'Pause' });
  const go = () => view.user.click(view.screen.getByRole('button', { name: 'Go' }));
  await go();
  return { sound, go, ...view };
}

test('a mix plays on elsewhere with a small player, and its page has it back as it is', async () => {
  const { screen, sound, go, user } = await left();
  expect(sound.isPlaying()).toBe(true);
  const mini = await screen.findByRole('region', { name: 'Playing now' });
  expect(mini.textContent).toBe('Ambient sounds4 sounds');
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(sound.isPlaying()).toBe(false);
  await go();
  expect(screen.queryByRole('region', { name: 'Playing now' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect([sound.isPlaying(), sound.levels().wind]).toEqual([true, 50]);
});

test('Stop ends it', async () => {
  const { screen, sound, user } = await left();
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect([sound.isPlaying(), screen.queryByRole('region', { name: 'Playing now' })]).toEqual([false, null]);
});

test.each([
  ['another is signed in', { id: '00000000-0000-4000-8000-00000000000f' }],
  ['the age group changes', { ageGroup: 'teen' as const }],
  [
    'access ends, with more than three sounds',
    { subscriptionStatus: 'trial' as const, trialEndDate: '2026-01-01T08:00:00.000Z' },
  ],
])('it ends when %s', async (_, changes) => {
  const { sound, appState } = await left();
  expect(sound.isPlaying()).toBe(true);
  act(() => appState.set({ user: sampleUser(changes) }));
  expect(sound.isPlaying()).toBe(false);
});

test('it ends with the member’s pages', async () => {
  const { sound, unmount } = await left();
  unmount();
  expect(sound.isPlaying()).toBe(false);
});
