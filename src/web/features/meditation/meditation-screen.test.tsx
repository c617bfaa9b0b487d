import 'fake-indexeddb/auto';
import { act, fireEvent, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { bench, freshBench, freshSounds, jump, openMeditation, playing, seconds } from './bench.sample.tsx';
import { wholeOf } from './player/meditation.sample.ts';
import { AVA, CLOUD } from '#web/platform/speech/fake-speech.sample.ts';

beforeEach(freshBench);

describe('before', () => {
  test('red flags first, then another way, then how it goes and what is known with its source', async () => {
    const { screen, container } = openMeditation();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Slow Ember');
    const text = container.textContent;
    const order = ['Sudden, severe pain', 'If you are pregnant', 'Sitting or lying down.', 'Warmth eases pain.'];
    const found = order.map((words) => text.indexOf(words));
    expect(found).toEqual(found.toSorted((one, other) => one - other));
    expect(found[0]).toBeGreaterThan(0);
    expect(text).toContain('Led by Moonhearth, 2 minutes');
    expect(text).toContain('Fairly sure');
    expect(text).toContain('We last checked this in November 2026. No outside reviewer has read it yet.');
    expect(screen.getByRole('link', { name: 'Source 1' })).toBeDefined();
    expect(container.querySelector('details li')?.textContent).toContain('Journal of Tides, Warm stones, 2024');
  });

  test('one filled button, and the way on from where she left', async () => {
    const { screen } = openMeditation({
      whole: wholeOf({ seconds: 720 }),
      listening: { places: [{ id: 'ember', second: 308, at: '2026-11-20T12:00:00.000Z', times: 0 }] },
    });
    expect(await screen.findByRole('button', { name: 'Go on from 5:08' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Begin' })).toBeDefined();
  });

  test('a practice claims nothing, and says so', async () => {
    const { screen } = openMeditation({
      whole: wholeOf({ basis: 'practice', known: [], sources: [], redFlags: [], before: [] }),
    });
    expect(await screen.findByText('A practice. It makes no claims.')).toBeDefined();
    expect(screen.queryByText('Sources')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Another way for you' })).toBeNull();
  });

  test('a favorite and Up next are one press each, and are taken back where that fails', async () => {
    const { screen, user, api } = openMeditation({ handlers: { putQueue: () => new FakeRefusal('busy') } });
    await user.click(await screen.findByRole('button', { name: 'Favorite' }));
    await expect.poll(() => api.called('addFavorite')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Favorite' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Favorite' }));
    await expect.poll(() => api.called('removeFavorite')).toHaveLength(1);
  });
});

describe('playing', () => {
  test('captions come at their times, with the next ones softly', async () => {
    const { screen } = await playing();
    expect(screen.getByText('Arrive here.', { selector: 'p' })).toBeDefined();
    expect(screen.getByText('Next: Feel your feet.')).toBeDefined();
    await seconds(10.4);
    expect(screen.getByText('Feel your feet.')).toBeDefined();
    expect(screen.queryByText('Next: Feel your feet.')).toBeNull();
    expect(bench.mix.bells.map(({ kind }) => kind)).toEqual(['high']);
  });

  test('goes on from where she left', async () => {
    const places = [{ id: 'ember', second: 60, at: '2026-11-20T12:00:00.000Z', times: 0 }];
    const { screen } = await playing({ listening: { places } }, 'Go on from 1:00');
    expect(screen.getByRole('slider', { name: 'Position' }).getAttribute('aria-valuetext')).toBe('1:00 of 2:00');
    expect(screen.getByText('Let the count go.')).toBeDefined();
  });

  test('a paced breath is drawn, counted and said, and gives way to the disc', async () => {
    const { screen } = await playing();
    expect(screen.getByRole('img', { name: /fills like a waxing moon/ })).toBeDefined();
    await jump(screen, 30);
    await seconds(0.5);
    expect(screen.getByText('Breath 1 of 2')).toBeDefined();
    expect(screen.getByText('Breathe in')).toBeDefined();
    await seconds(4.2);
    expect(screen.getByText('Breathe out')).toBeDefined();
    await seconds(16);
    expect(screen.getByRole('img', { name: /fills like a waxing moon/ })).toBeDefined();
  });

  test('pause, back, forward and pace, by button and by key', async () => {
    const { screen, user } = await playing();
    const position = () => screen.getByRole('slider', { name: 'Position' }).getAttribute('aria-valuetext');
    await seconds(20);
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(screen.getByText('Paused.')).toBeDefined();
    const at = position();
    await seconds(60);
    expect(position()).toBe(at);
    await user.click(screen.getByRole('button', { name: 'Forward 15 seconds' }));
    expect(position()).toMatch(/^0:3\d of 2:00$/);
    await user.click(screen.getByRole('button', { name: 'Back 15 seconds' }));
    expect(position()).toMatch(/^0:2\d of 2:00$/);
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('{ArrowRight}');
    expect(position()).toMatch(/^0:3\d of 2:00$/);
    await user.keyboard(' ');
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Pace 1. Change it' }));
    expect(screen.getByRole('button', { name: 'Pace 1.25. Change it' })).toBeDefined();
  });

  test('dragging shows the words of the place, and goes there when she lets go', async () => {
    const { screen } = await playing();
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Position' });
    fireEvent.input(slider, { target: { value: '101' } });
    expect(screen.getByText('Come back.', { selector: 'p' })).toBeDefined();
    await seconds(1);
    expect(bench.mix.bells).toHaveLength(1);
    fireEvent.change(slider);
    await seconds(1);
    expect(slider.getAttribute('aria-valuetext')).toMatch(/^1:4\d of 2:00$/);
  });

  test('the way through leads to a part', async () => {
    const { screen, user } = await playing();
    const way = within(screen.getByRole('region', { name: 'The way through' }));
    expect(way.getAllByRole('listitem')).toHaveLength(3);
    await user.click(way.getByRole('button', { name: /Close/ }));
    await seconds(0.5);
    expect(way.getAllByRole('listitem')[2]?.getAttribute('aria-current')).toBe('step');
    expect(screen.getByText('Come back.', { selector: 'p' })).toBeDefined();
  });

  test('the sounds under it are as loud as she likes', async () => {
    const { screen } = await playing();
    fireEvent.change(screen.getByRole('slider', { name: 'Loudness of Hearth' }), { target: { value: '20' } });
    fireEvent.change(screen.getByRole('slider', { name: 'Loudness of All sounds' }), { target: { value: '30' } });
    expect([bench.mix.levels['hearth'], bench.mix.loudness]).toEqual([20, 0.3]);
  });

  test('without sound it is whole, and says so', async () => {
    bench.hasSound = false;
    const { screen } = await playing();
    expect(await screen.findByText(/can’t play our sounds/)).toBeDefined();
    await seconds(10.4);
    expect(screen.getByText('Feel your feet.')).toBeDefined();
  });

  test('headphones pulled out pause it', async () => {
    const { screen } = await playing();
    act(() => bench.mix.interrupt());
    expect(screen.getByText(/Your device paused it/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Play' })).toBeDefined();
  });

  test('another tab that begins pauses this one', async () => {
    const { screen } = await playing();
    const other = new BroadcastChannel('listening');
    other.postMessage(null);
    expect(await screen.findByText(/Your device paused it/)).toBeDefined();
    other.close();
  });

  test('the sleep timer is set in its sheet', async () => {
    const { screen, user } = await playing();
    await user.click(screen.getByRole('button', { name: 'Sleep timer' }));
    await user.click(await screen.findByRole('button', { name: '5 minutes' }));
    expect(screen.getByRole('button', { name: /^Sleep timer, (5:00|4:5\d) left$/ })).toBeDefined();
  });

  test('the place goes to the server at a pause, under one run; a refusal is not in her way', async () => {
    const refused = { putPlace: () => new FakeRefusal('processing_stopped') };
    const { screen, user, api } = await playing({ handlers: refused });
    await seconds(20);
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    await expect.poll(() => api.called('putPlace')).toHaveLength(1);
    expect(api.called('putPlace')[0]?.body).toMatchObject({ run: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    await user.click(screen.getByRole('button', { name: 'Play' }));
    await seconds(1);
    expect(screen.getByRole('button', { name: 'Pause' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the voice', () => {
  test('is off at first; turned on, it speaks the next cue, and captions stay', async () => {
    const { screen, user } = await playing();
    await seconds(5);
    expect(bench.speech.said).toEqual([]);
    await user.click(screen.getByRole('switch', { name: /Speak the words/ }));
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Voice' }).value).toBe('ava');
    await jump(screen, 10);
    await seconds(1);
    expect(bench.speech.said.map(({ text }) => text)).toEqual(['Feel your feet.']);
    expect(screen.getByText('Feel your feet.').getAttribute('aria-live')).toBe('off');
  });

  test('one that stalls gives way to the captions, and says so once', async () => {
    bench.speech.manner = 'stalls';
    localStorage.setItem('meditation_listening', JSON.stringify({ isVoiceOn: true }));
    const { screen } = await playing();
    await seconds(12);
    expect(screen.getAllByText(/The voice stopped working/)).toHaveLength(1);
    expect(screen.getByText('Feel your feet.').getAttribute('aria-live')).toBe('polite');
    await seconds(20);
    expect(bench.speech.said).toHaveLength(1);
  });

  test('voices whose words leave the device come behind a clear sentence', async () => {
    bench.speech.all = [AVA, CLOUD];
    const { screen, user } = await playing();
    await user.click(screen.getByRole('switch', { name: /Speak the words/ }));
    const options = () => within(screen.getByRole('combobox', { name: 'Voice' })).getAllByRole('option');
    expect(options().map(({ textContent }) => textContent)).not.toContain(expect.stringContaining('Cloud'));
    await user.click(screen.getByRole('switch', { name: /Also offer voices/ }));
    expect(options().at(-1)?.textContent).toBe('Cloud (sends the words off this device)');
  });

  test('where there is none, the page says what carries it', async () => {
    bench.speech.all = [];
    const { screen } = await playing();
    expect(screen.getByText(/no English voice/)).toBeDefined();
    expect(screen.queryByRole('switch', { name: /Speak the words/ })).toBeNull();
  });
});

describe('after', () => {
  const finish = async (view: Awaited<ReturnType<typeof playing>>) => {
    await jump(view.screen, 119);
    await seconds(2);
    return view;
  };

  test('the end, with a line that goes into today’s journal', async () => {
    const handlers: FakeHandlers = { createJournalEntry: () => new FakeRefusal('busy') };
    const { screen, user, api } = await finish(await playing({ handlers }));
    expect(screen.getByRole('heading', { level: 1, name: 'That was 2 minutes.' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Save to journal' }));
    expect(screen.getByText('Write a word first.')).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: 'A line for the journal' }), 'Warm hands.');
    await user.click(screen.getByRole('button', { name: 'Save to journal' }));
    await expect
      .poll(() => api.called('createJournalEntry')[0]?.body)
      .toMatchObject({ content: 'Warm hands.', date: '2026-11-21' });
  });

  test('ended early: its own kind line, and the way on', async () => {
    const { screen, user } = await playing();
    await seconds(40);
    await user.click(screen.getByRole('button', { name: 'End here' }));
    expect(screen.getByRole('heading', { level: 1, name: 'You stopped. Good call.' })).toBeDefined();
    expect(screen.getByRole('button', { name: /^Go on from 0:[34]\d$/ })).toBeDefined();
    expect(bench.mix.isClosed).toBe(true);
  });

  test('what is up next begins by itself, and waits while she writes', async () => {
    const { screen, user, api } = await finish(await playing({ listening: { queue: ['tide'] } }));
    expect(screen.getByRole('heading', { name: 'Up next: Tide' })).toBeDefined();
    expect(screen.getByText(/It begins in/)).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: 'A line for the journal' }), 'W');
    await seconds(30);
    expect(api.called('putQueue')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Play it now' }));
    await expect.poll(() => api.called('putQueue')[0]?.body).toEqual({ queue: [], was: ['tide'] });
  });

  test('with nothing to be said before it, the next one plays at once; else its page is shown first', async () => {
    const isPlain = { before: [], redFlags: [] };
    const getMeditation: FakeHandlers['getMeditation'] = ({ params: { meditation: id } }) =>
      wholeOf(id === 'tide' ? { id, title: 'Tide', ...isPlain } : {});
    const plain = await finish(await playing({ listening: { queue: ['tide'] }, handlers: { getMeditation } }));
    await plain.user.click(plain.screen.getByRole('button', { name: 'Play it now' }));
    expect(await plain.screen.findByRole('heading', { level: 1, name: 'Tide' })).toBeDefined();
    expect(await plain.screen.findByRole('button', { name: 'Pause' })).toBeDefined();
    plain.unmount();
    freshSounds();

    const told: FakeHandlers['getMeditation'] = ({ params: { meditation: id } }) =>
      wholeOf(id === 'tide' ? { id, title: 'Tide' } : {});
    const view = await finish(await playing({ listening: { queue: ['tide'] }, handlers: { getMeditation: told } }));
    await view.user.click(view.screen.getByRole('button', { name: 'Play it now' }));
    expect(await view.screen.findByRole('heading', { level: 1, name: 'Tide' })).toBeDefined();
    expect(view.screen.getByRole('button', { name: 'Begin' })).toBeDefined();
  });

  test('left alone, the next one begins', async () => {
    const { api } = await finish(await playing({ listening: { queue: ['ember', 'tide'] } }));
    await seconds(13);
    await expect.poll(() => api.called('putQueue')[0]?.body).toEqual({ queue: [], was: ['ember', 'tide'] });
  });
});
