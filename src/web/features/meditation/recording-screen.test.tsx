import 'fake-indexeddb/auto';
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { MeditationWhole } from '#contract/meditation/meditation.schemas.ts';
import { FakeRefusal } from '#web/testing/fake-api.ts';
import { bench, freshBench, jump, openMeditation, playing, seconds } from './bench.sample.tsx';
import { wholeOf } from './player/meditation.sample.ts';

beforeEach(freshBench);

const TEACHER = '7ea0c1de-0000-4000-8000-000000000001';
const soundAt = (address: string, gain = 0.5) => ({ address, type: 'audio/mpeg', bytes: 9, gain });
const NO_TEXTS = { posture: '', otherPostures: [], redFlags: [], known: [], sources: [], exitLine: 'You stopped.' };
function recording(changes: Partial<MeditationWhole> = {}): MeditationWhole {
  const { cues } = wholeOf();
  return wholeOf({
    ...NO_TEXTS,
    kind: 'recording',
    basis: null,
    ledBy: 'Iris',
    teacherId: TEACHER,
    bed: { layers: [], fadeSeconds: 0 },
    before: [],
    cues: cues.map((one) => ({ ...one, part: null, bell: null, breath: null })),
    audio: soundAt('/api/audio/one'),
    ...changes,
  });
}
const place = (screen: Awaited<ReturnType<typeof playing>>['screen']) =>
  screen.getByRole('slider', { name: 'Position' }).getAttribute('aria-valuetext');

/** A server that gives another address each time it is asked. */
function renewing() {
  let asked = 0;
  const getMeditation = () => recording({ audio: soundAt(`/api/audio/${(asked += 1)}`) });
  return { handlers: { getMeditation }, asked: () => asked };
}

describe('before', () => {
  test('who leads it is a way to her page; nothing is claimed', async () => {
    const whole = recording({ before: [{ who: 'It has loud bells.', instead: '' }] });
    const { screen, container } = openMeditation({ whole });
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Iris' });
    expect(link.getAttribute('href')).toBe(`/teachers/${TEACHER}`);
    expect(container.textContent).toContain('Led by Iris, 2 minutes');
    expect(screen.getByRole('heading', { name: 'Good to know first' })).toBeDefined();
    for (const name of ['What we know', 'How to sit or lie'])
      expect(screen.queryByRole('heading', { name })).toBeNull();
  });
});

describe('playing', () => {
  test('its own sound at its evened loudness, its captions, and no bed and no voice', async () => {
    const { screen } = await playing({ whole: recording() });
    expect(bench.audio.loaded).toEqual(['/api/audio/one']);
    expect(bench.audio).toMatchObject({ paused: false, volume: 0.5 });
    expect(bench.mix.now()).toBe(0);
    await seconds(10.4);
    expect(screen.getByText('Feel your feet.')).toBeDefined();
    for (const name of ['Under the words', 'Voice', 'The way through'])
      expect(screen.queryByRole('heading', { name })).toBeNull();
  });

  test('a soft one is lifted no further than an element can', async () => {
    await playing({ whole: recording({ audio: soundAt('/api/audio/soft', 3) }) });
    expect(bench.audio.volume).toBe(1);
  });

  test('pause stands, and the place is told', async () => {
    const { screen, user, api } = await playing({ whole: recording() });
    await seconds(20);
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(bench.audio.paused).toBe(true);
    const at = place(screen);
    expect(at).toMatch(/^0:2\d of 2:00$/);
    await seconds(30);
    expect(place(screen)).toBe(at);
    await expect.poll(() => api.called('putPlace').at(-1)?.body).toMatchObject({ second: 20, listened: 20 });
  });

  test('a seek, fifteen seconds, and the pace go to the element', async () => {
    const { screen, user } = await playing({ whole: recording() });
    await jump(screen, 60);
    expect(Math.floor(bench.audio.currentTime)).toBe(60);
    await user.click(screen.getByRole('button', { name: 'Back 15 seconds' }));
    expect(Math.floor(bench.audio.currentTime)).toBe(45);
    await user.click(screen.getByRole('button', { name: 'Pace 1. Change it' }));
    expect(bench.audio.playbackRate).toBe(1.25);
    await seconds(20);
    // 45 and 25 more; what is shown may be one tick behind.
    expect(place(screen)).toMatch(/^1:(?:09|1\d) of 2:00$/);
  });

  test('goes on from where she left', async () => {
    const places = [{ id: 'ember', second: 60, at: '2026-11-20T12:00:00.000Z', times: 0 }];
    await playing({ whole: recording(), listening: { places } }, 'Go on from 1:00');
    expect(Math.floor(bench.audio.currentTime)).toBe(60);
  });

  test('its end is the end, also where it is a little shorter than told', async () => {
    const { screen, api } = await playing({ whole: recording() });
    await jump(screen, 110);
    await seconds(11);
    expect(screen.getByRole('heading', { name: 'That was 2 minutes.' })).toBeDefined();
    await expect.poll(() => api.called('putPlace').at(-1)?.body).toMatchObject({ second: 120 });
  });

  test('the sleep timer fades it, and play takes the fade back', async () => {
    const { screen, user } = await playing({ whole: recording({ seconds: 120 }) });
    await user.click(screen.getByRole('button', { name: 'Pace 1. Change it' }));
    await user.click(screen.getByRole('button', { name: 'Sleep timer' }));
    await user.click(screen.getByRole('button', { name: '5 minutes' }));
    await jump(screen, 0);
    for (const _ of [1, 2, 3, 4]) {
      await seconds(74);
      await jump(screen, 0);
    }
    await seconds(14);
    expect(bench.audio.volume).toBeLessThan(0.5);
    await seconds(20);
    expect(screen.getByText('Asleep, or nearly. Press play to go on.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Play' }));
    expect(bench.audio).toMatchObject({ paused: false, volume: 0.5 });
  });

  test('what the device pauses is paused here', async () => {
    const { screen } = await playing({ whole: recording() });
    act(() => bench.audio.pause());
    expect(screen.getByText('Your device paused it. Press play when you’re ready.')).toBeDefined();
  });
});

describe('where the sound does not come', () => {
  test('an address that ran out is asked for again once, and it goes on at the same second', async () => {
    const { handlers } = renewing();
    const { screen } = await playing({ handlers });
    await jump(screen, 60);
    await seconds(5);
    act(() => bench.audio.lose());
    await expect.poll(() => bench.audio.loaded).toEqual(['/api/audio/1', '/api/audio/2']);
    await seconds(1);
    expect(bench.audio.paused).toBe(false);
    expect(Math.floor(bench.audio.currentTime)).toBe(66);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('what fails again says so and keeps the place, and another try goes on there', async () => {
    const { handlers, asked } = renewing();
    const { screen, user } = await playing({ handlers });
    await jump(screen, 60);
    await seconds(1.5);
    bench.audio.bad.add('/api/audio/2');
    act(() => bench.audio.lose());
    expect((await screen.findByRole('alert')).textContent).toContain('Your place is saved.');
    expect(asked()).toBe(2);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => bench.audio.paused).toBe(false);
    expect(bench.audio.src).toBe('/api/audio/3');
    expect(Math.floor(bench.audio.currentTime)).toBe(61);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('an old address at the beginning is renewed before anything is said', async () => {
    bench.audio.bad.add('/api/audio/1');
    const { screen } = await playing(renewing());
    await expect.poll(() => bench.audio.src).toBe('/api/audio/2');
    await seconds(3);
    expect(place(screen)).toMatch(/^0:0[34] of 2:00$/);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('what stands too long is asked for, and is told where nobody answers', async () => {
    let asked = 0;
    const getMeditation = () => ((asked += 1) === 1 ? recording() : new FakeRefusal('not_found'));
    const { screen } = await playing({ handlers: { getMeditation } });
    act(() => bench.audio.stall());
    await seconds(19);
    expect(asked).toBe(1);
    await seconds(2);
    expect((await screen.findByRole('alert')).textContent).toContain('The recording stopped coming.');
    expect(bench.audio.paused).toBe(true);
  });
});
