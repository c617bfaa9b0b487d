import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cue } from '#domain/meditation/cues.ts';
import { FakeSpeech } from '#web/platform/speech/fake-speech.sample.ts';
import { FakeMix } from './fake-mix.sample.ts';
import { Playback, type Told, type VoiceWish } from './playback.ts';

const cue = (at: number, say: string, bell: Cue['bell'] = null): Cue => ({
  at,
  say,
  bell,
  part: null,
  breath: null,
  quiet: null,
});
const CUES = [
  cue(0, 'Arrive here.', 'high'),
  cue(10, 'Feel your feet.'),
  cue(20, 'Breathe in.', 'low'),
  cue(60, 'Listen.'),
  cue(90, 'Come back.'),
];
const SCRIPT = { seconds: 120, cues: CUES, bed: { fadeSeconds: 6 } };
const VOICE: VoiceWish = { uri: 'ava', pace: 1, loudness: 0.8 };

let mix: FakeMix;
let speech: FakeSpeech;
let places: Told[];
let playback: Playback | null = null;
beforeEach(() => {
  vi.useFakeTimers();
  [mix, speech, places] = [new FakeMix(), new FakeSpeech(), []];
});
afterEach(() => {
  playback?.close();
  vi.useRealTimers();
});

type Start = { from?: number; voice?: VoiceWish | null; script?: typeof SCRIPT; isMute?: boolean };
async function start({ from = 0, voice = VOICE, script = SCRIPT, isMute = false }: Start = {}): Promise<Playback> {
  const sounds = { levels: { hearth: 70 }, loudness: 0.6 };
  playback = new Playback(
    script,
    { from, sounds, voice },
    {
      openMix: async (wish) => {
        if (isMute) throw new Error('no sound here');
        Object.assign(mix.levels, wish.levels);
        mix.loudness = wish.loudness;
        return mix;
      },
      speech,
      onPlace: (place) => places.push(place),
    },
  );
  await playback.begin();
  return playback;
}
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);
const said = () => speech.said.map(({ text }) => text);

describe('one clock', () => {
  test('each cue is spoken once, within a blink of its time', async () => {
    const begun = Date.now();
    await start();
    await seconds(119);
    expect(said()).toEqual(CUES.map(({ say }) => say));
    speech.said.forEach(({ at }, index) => {
      const late = (at - begun) / 1000 - (CUES[index]?.at ?? 0);
      expect(late).toBeGreaterThanOrEqual(0);
      expect(late).toBeLessThanOrEqual(0.25);
    });
  });

  test('bells ring at their cues, and one at the end', async () => {
    await start();
    await seconds(121);
    expect(mix.bells.map(({ kind }) => kind)).toEqual(['high', 'low', 'low']);
    expect(mix.bells[1]?.at).toBeCloseTo(20, 0);
    expect(mix.bells[2]?.at).toBeCloseTo(120, 0);
  });

  test('where the last words ring a bell, no second one follows', async () => {
    await start({ script: { ...SCRIPT, cues: [...CUES, cue(115, 'Thank you.', 'low')] } });
    await seconds(121);
    expect(mix.bells.filter(({ at }) => at > 100)).toHaveLength(1);
  });

  test('at another pace cues come sooner, and the voice goes along', async () => {
    const player = await start();
    player.setPace(1.25);
    await seconds(8.2);
    expect(said()).toEqual(['Arrive here.', 'Feel your feet.']);
    expect(speech.said[1]?.rate).toBe(1.25);
    expect(player.state().second).toBe(10);
  });

  test('a slow voice never moves a cue: forty minutes of it end to the second', async () => {
    speech.manner = 'slow';
    const cues = Array.from({ length: 120 }, (_, at) => cue(at * 20, `Line number ${at}, said with care.`));
    const begun = Date.now();
    const player = await start({ script: { ...SCRIPT, seconds: 2400, cues } });
    await seconds(2399);
    expect(speech.said).toHaveLength(120);
    expect(Math.max(...speech.said.map(({ at }, index) => (at - begun) / 1000 - index * 20))).toBeLessThanOrEqual(0.25);
    expect(player.position()).toBeCloseTo(2399, 1);
  });
});

describe('standing still', () => {
  test('a pause stops the clock and the voice, and nothing is said twice afterwards', async () => {
    const player = await start();
    await seconds(12);
    player.pause();
    const before = speech.cancels;
    await seconds(300);
    expect(player.state()).toMatchObject({ run: 'paused', second: 12, listened: 12, pausedBy: 'member' });
    expect(before).toBeGreaterThan(0);
    await player.play();
    await seconds(8.2);
    expect(said()).toEqual(['Arrive here.', 'Feel your feet.', 'Breathe in.']);
  });

  test('headphones pulled out, or a call: it stands as after a press', async () => {
    const player = await start();
    await seconds(15);
    mix.interrupt();
    await seconds(60);
    expect(player.state()).toMatchObject({ run: 'paused', second: 15, pausedBy: 'device' });
    expect(said()).toHaveLength(2);
  });

  test('a browser that wants another press gets one', async () => {
    mix.isRefused = true;
    const player = await start();
    expect(player.state()).toMatchObject({ run: 'paused', pausedBy: 'device', second: 0 });
    mix.isRefused = false;
    await player.play();
    await seconds(5);
    expect(player.state()).toMatchObject({ run: 'playing', second: 5 });
  });

  test('a tab that slept speaks nothing late: the captions are where the clock is', async () => {
    const player = await start();
    await seconds(2);
    vi.setSystemTime(Date.now() + 63_000);
    await seconds(0.4);
    expect(player.state().second).toBe(65);
    expect([said(), mix.bells.map(({ kind }) => kind)]).toEqual([['Arrive here.'], ['high']]);
  });
});

describe('moving about', () => {
  test('the past is never spoken, the cue of the very second is', async () => {
    const player = await start();
    await seconds(2);
    player.seek(50);
    await seconds(3);
    expect(said()).toEqual(['Arrive here.']);
    player.seek(60);
    await seconds(1);
    expect(said()).toEqual(['Arrive here.', 'Listen.']);
    expect(mix.bells).toHaveLength(1);
  });

  test('back and forward stop at the ends', async () => {
    const player = await start({ from: 8 });
    player.skip(-15);
    expect(player.position()).toBe(0);
    player.skip(500);
    await seconds(0.3);
    expect(player.state().run).toBe('finished');
  });

  test('from where she left: nothing before it', async () => {
    const player = await start({ from: 62 });
    expect(player.state().second).toBe(62);
    await seconds(5);
    expect(said()).toEqual([]);
  });

  test('after the end it begins anew, as loud as before', async () => {
    const player = await start({ from: 118 });
    await seconds(10);
    expect([player.state().run, mix.fades]).toEqual(['finished', [6]]);
    mix.loudness = 0;
    await player.play();
    await seconds(1);
    expect(player.state()).toMatchObject({ run: 'playing', second: 1 });
    expect(mix.loudness).toBe(0.6);
  });
});

describe('the voice', () => {
  test.each(['never_begins', 'stalls', 'fails', 'throws', 'lies'] as const)(
    'one that %s is told of once; captions and bells go on',
    async (manner) => {
      speech.manner = manner;
      const player = await start();
      const told = vi.fn();
      let was = player.state().isVoiceLost;
      player.subscribe(() => {
        const { isVoiceLost } = player.state();
        if (isVoiceLost && !was) told();
        was = isVoiceLost;
      });
      if (was) told();
      await seconds(100);
      expect(told).toHaveBeenCalledOnce();
      expect(player.state()).toMatchObject({ run: 'playing', second: 100, isVoiceLost: true });
      expect(mix.bells).toHaveLength(2);
    },
  );

  test('is off unless she wants it', async () => {
    await start({ voice: null });
    await seconds(100);
    expect(said()).toEqual([]);
  });

  test('another one is trusted anew, from the next cue on', async () => {
    speech.manner = 'stalls';
    const player = await start();
    await seconds(40);
    speech.manner = 'speaks';
    player.setVoice({ ...VOICE, uri: 'zoe' });
    expect(player.state().isVoiceLost).toBe(false);
    await seconds(25);
    expect(said().at(-1)).toBe('Listen.');
  });
});

test('the sleep timer fades and stands, and is set while it plays alone', async () => {
  const player = await start();
  player.setSleep(1);
  await seconds(10);
  player.pause();
  await seconds(600);
  expect(player.state().sleepIn).toBe(50);
  await player.play();
  await seconds(50.4);
  expect(mix.fades).toEqual([20]);
  await seconds(20);
  expect(player.state()).toMatchObject({ run: 'paused', pausedBy: 'sleep', sleepIn: null });
  expect(mix.bells.filter(({ at }) => at > 60)).toEqual([]);
});

test('the place is told now and then, at a pause, at the end and when it is left', async () => {
  const player = await start();
  await seconds(31);
  expect(places).toEqual([{ second: 30, listened: 30, isStop: false }]);
  player.pause();
  expect(places.at(-1)).toEqual({ second: 31, listened: 31, isStop: true });
  player.seek(118);
  await player.play();
  await seconds(3);
  expect(places.at(-1)).toEqual({ second: 120, listened: 33, isStop: true });
  player.close();
  expect(places).toHaveLength(3);
  expect(mix.isClosed).toBe(true);
});

test('without sound it runs by the device’s clock, with captions, and says so', async () => {
  const player = await start({ isMute: true });
  await seconds(15);
  expect(player.state()).toMatchObject({ isSilent: true, run: 'playing', second: 15 });
  player.pause();
  await seconds(30);
  expect(player.state().second).toBe(15);
});

test('sounds are set where they play', async () => {
  const player = await start();
  player.setLevel('rain', 30);
  player.setLoudness(0.2);
  expect([mix.levels, mix.loudness]).toEqual([{ hearth: 70, rain: 30 }, 0.2]);
});

test('closed before its sounds came, it plays nothing', async () => {
  const opened = Promise.withResolvers<FakeMix>();
  const early = new Playback(
    SCRIPT,
    { from: 0, sounds: { levels: {}, loudness: 1 }, voice: null },
    { openMix: () => opened.promise, speech: null, onPlace: () => undefined },
  );
  const begun = early.begin();
  early.close();
  opened.resolve(mix);
  await begun;
  expect([mix.isClosed, mix.now()]).toEqual([true, 0]);
});

test('a jump while the sounds still open is where it begins', async () => {
  let open = () => {};
  const opening = new Promise<FakeMix>((done) => (open = () => done(mix)));
  const sounds = { levels: {}, loudness: 1 };
  playback = new Playback(
    SCRIPT,
    { from: 0, sounds, voice: null },
    { openMix: () => opening, speech, onPlace: (place) => places.push(place) },
  );
  const begun = playback.begin();
  playback.seek(90);
  expect(playback.state().second).toBe(90);
  open();
  await begun;
  expect(Math.round(playback.position())).toBe(90);
});
