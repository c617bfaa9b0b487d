import { act, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import type { Listening, MeditationWhole } from '#contract/meditation/meditation.schemas.ts';
import { PlayingPlace } from '#web/platform/playing/playing-on.tsx';
import { fakeApi, FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { MeditationScreen } from './meditation-screen.tsx';
import { FakeAudio } from './playback/fake-audio.sample.ts';
import { FakeMix } from './playback/fake-mix.sample.ts';
import { PlayerNeedsContext } from './playback/needs.ts';
import { NO_LISTENING, summaryOf, wholeOf } from './player/meditation.sample.ts';
import { FakeSpeech } from '#web/platform/speech/fake-speech.sample.ts';

export const USER = sampleUser();
/** What the page of a test plays with. */
export const bench = { mix: new FakeMix(), speech: new FakeSpeech(), audio: new FakeAudio(), hasSound: true };

/** Fresh sounds and voices, and timers of the test: not those that a database of the browser goes by. */
export function freshBench(): void {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  freshSounds();
}

/** Sounds and voices that nobody has closed yet: for a second page in one test too. */
export function freshSounds(): void {
  Object.assign(bench, { mix: new FakeMix(), speech: new FakeSpeech(), audio: new FakeAudio(), hasSound: true });
}

type Options = { whole?: MeditationWhole; listening?: Partial<Listening>; handlers?: FakeHandlers };

/** The page in a frame with a place for what plays on, and a way to another page and back. */
function Frame() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && <MeditationScreen />}
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Go
      </button>
      <PlayingPlace />
    </>
  );
}

/** The page of a meditation, on a server that keeps what it is told. */
export function openMeditation({ whole = wholeOf(), listening = {}, handlers = {} }: Options = {}) {
  let now: Listening = { ...NO_LISTENING, ...listening };
  const api = fakeApi({
    getMeditations: () => ({
      meditations: [summaryOf('ember', 'Slow Ember'), summaryOf('tide', 'Tide')],
      listening: now,
    }),
    getMeditation: () => whole,
    putPlace: ({ params, body }) => {
      const place = { id: params.meditation, second: body.second, at: '2026-11-21T12:00:00.000Z', times: 0 };
      return (now = { ...now, places: [place] });
    },
    addFavorite: ({ params }) => (now = { ...now, favorites: [params.meditation] }),
    removeFavorite: () => (now = { ...now, favorites: [] }),
    putQueue: ({ body }) => (now = { ...now, queue: body.queue }),
    getMyThanks: () => ({ may: 'after', mine: null }),
    createJournalEntry: () => new FakeRefusal('journal_full'),
    ...handlers,
  });
  const openMix = async (wish: ConstructorParameters<typeof FakeMix>[0]) => {
    if (!bench.hasSound) throw new Error('no sound');
    Object.assign(bench.mix.levels, wish?.levels);
    return bench.mix;
  };
  const view = renderScreen(
    <PlayerNeedsContext value={{ openMix, speech: () => bench.speech, audio: () => bench.audio.asElement() }}>
      <Frame />
    </PlayerNeedsContext>,
    {
      at: '/meditations/ember',
      data: { user: USER, today: '2026-11-21', now: '2026-11-21T12:00:00.000Z' },
    },
  );
  return { api, ...view };
}

export const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));

/** The same, begun. */
export async function playing(options: Options = {}, button = 'Begin') {
  const view = openMeditation(options);
  await view.user.click(await view.screen.findByRole('button', { name: button }));
  await view.screen.findByRole('button', { name: 'Pause' });
  return view;
}

type Screen = ReturnType<typeof renderScreen>['screen'];
/** As if the member had let the slider go there. */
export async function jump(screen: Screen, second: number): Promise<void> {
  const slider = screen.getByRole('slider', { name: 'Position' });
  fireEvent.input(slider, { target: { value: String(second) } });
  fireEvent.change(slider);
  await act(() => vi.advanceTimersByTimeAsync(0));
}
