import 'fake-indexeddb/auto';
import { act, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { PresetsReply } from '#contract/ambient/ambient.schemas.ts';
import { MOST_PRESETS } from '#domain/ambient/presets.ts';
import { SOUNDS, type Levels } from '#domain/sound/sound.ts';
import { premiumAsked, endPremiumAsk } from '#web/platform/membership/premium.ts';
import { NetworkError } from '#web/platform/api-error.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, FakeRefusal, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { fakeSound } from '#web/testing/fake-sound.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { AmbientSoundsScreen } from './ambient-sounds-screen.tsx';
import { ambient } from './ambient.copy.ts';
import { FIRST_MIX } from './use-levels.ts';

beforeEach(() => endPremiumAsk());

const SHORE: Levels = { ocean: 75, crickets: 30, drone: 20 };
const TRAIN = { id: '00000000-0000-4000-8000-000000000001', name: 'For the train', levels: { brown: 40, rain: 20 } };
const OURS = [{ id: 'shore', name: 'Shore at midnight', levels: SHORE }];
const EMPTY: PresetsReply = { ours: OURS, own: [] };
const FULL: PresetsReply = { ours: OURS, own: [TRAIN] };
const LIMITED = { subscriptionStatus: 'trial', trialEndDate: '2026-01-01T08:00:00.000Z' } as const;

type Opening = { readonly came?: PresetsReply | null; readonly at?: string; readonly limited?: boolean };

/** The screen as it comes with its document, or with `came: null` before anything has come. */
function open(handlers: FakeHandlers = {}, { came = EMPTY, at = '/ambient-sounds', limited = false }: Opening = {}) {
  const sound = fakeSound();
  const api = fakeApi({ getCycleView: () => new FakeRefusal('fault'), ...handlers });
  const answers = came ? answered('getSoundPresets', came) : {};
  const user = sampleUser(limited ? LIMITED : {});
  return { sound, api, ...renderScreen(<AmbientSoundsScreen />, { at, data: { user, answers } }) };
}
type Opened = ReturnType<typeof open>;
const slider = ({ screen }: Pick<Opened, 'screen'>, name: string) =>
  screen.getByRole<HTMLInputElement>('slider', { name });
const press = async ({ screen, user }: Opened, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));
/** The sounds whose layers can be seen, with how clearly. */
const seen = ({ container }: Opened) =>
  Object.fromEntries(
    [...container.querySelectorAll('[data-layer]')]
      .map((layer) => [layer.getAttribute('data-layer'), Number(layer.getAttribute('opacity'))] as const)
      .filter(([, opacity]) => opacity > 0),
  );

test('a slider, a switch and a layer for every sound, set to a first mix; what is heard is what is seen', async () => {
  const opened = open();
  const { screen, sound } = opened;
  expect(screen.getAllByRole('slider')).toHaveLength(SOUNDS.length);
  expect(seen(opened)).toEqual({ rain: 0.66, hearth: 0.78, crickets: 0.44 });
  expect(screen.getByText('3 sounds')).toBeTruthy();
  expect(sound.said).toEqual([]);
  await press(opened, 'Play');
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeTruthy();
  expect([sound.isPlaying(), sound.levels()]).toEqual([true, FIRST_MIX]);
  await press(opened, 'Rain on or off');
  await press(opened, 'Wind on or off');
  expect([sound.levels(), seen(opened)]).toEqual([
    { hearth: 70, crickets: 25, wind: 50 },
    { hearth: 0.78, crickets: 0.44, wind: 0.63 },
  ]);
  await press(opened, 'Pause');
  expect([sound.isPlaying(), screen.getByRole('button', { name: 'Play' }).textContent]).toEqual([false, '']);
});

test('loading, then the mixes there are', async () => {
  const { screen } = open({ getSoundPresets: () => FULL }, { came: null });
  expect(screen.getByText('Loading your mixes...')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Shore at midnight' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'For the train' })).toBeTruthy();
  expect(screen.queryByText('Loading your mixes...')).toBeNull();
});

test('without the saved mixes the sounds still play; trying again brings them', async () => {
  let lost = true;
  const opened = open({ getSoundPresets: () => (lost ? LOST : FULL) }, { came: null });
  const { screen, sound } = opened;
  expect(await screen.findByText(ambient.presets.failed)).toBeTruthy();
  await press(opened, 'Play');
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeTruthy();
  expect(sound.isPlaying()).toBe(true);
  lost = false;
  await press(opened, 'Try again');
  expect(await screen.findByRole('button', { name: 'For the train' })).toBeTruthy();
});

test('says that nothing is saved yet', () => {
  expect(open().screen.getByRole('heading', { name: 'Nothing saved yet' })).toBeTruthy();
});

test('a mix is opened by its chip, and the chip shows that it is', async () => {
  const opened = open();
  const chip = opened.screen.getByRole('button', { name: 'Shore at midnight' });
  expect(chip.getAttribute('aria-pressed')).toBe('false');
  await opened.user.click(chip);
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  expect(Object.keys(seen(opened)).toSorted()).toEqual(['crickets', 'drone', 'ocean']);
});

test('by keyboard: play, then a slider, said in words', async () => {
  const opened = open();
  const { user, sound, screen } = opened;
  screen.getByRole('button', { name: 'Play' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Pause' });
  const ocean = slider(opened, 'Ocean');
  expect(ocean.getAttribute('aria-valuetext')).toBe('off');
  // The arrow keys of a slider are the browser's own: here their change is sent.
  ocean.focus();
  await act(async () => setValue(ocean, '35'));
  expect([ocean.getAttribute('aria-valuetext'), sound.levels().ocean]).toEqual(['35 percent', 35]);
});

test('keeps a mix under a name, once, and shows it beside the others', async () => {
  const opened = open({
    putSoundPreset: ({ params, body }) => ({ ours: OURS, own: [{ id: params.preset, ...body }] }),
  });
  const { screen, user, api } = opened;
  await press(opened, 'Keep this mix');
  const dialog = within(screen.getByRole('dialog', { name: 'Keep this mix' }));
  await user.click(dialog.getByRole('button', { name: 'Save mix' }));
  const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect([dialog.getByText('Please give it a name first.'), document.activeElement === field].every(Boolean)).toBe(
    true,
  );
  await user.type(field, '  My  evening ');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'My evening' })).toBeTruthy();
  expect(api.called('putSoundPreset').map(({ body }) => body)).toEqual([{ name: 'My evening', levels: FIRST_MIX }]);
  expect([screen.queryByRole('dialog'), screen.getByText('Saved “My evening”.').getAttribute('role')]).toEqual([
    null,
    'status',
  ]);
});

test('a refusal and a lost line are told, and the name stays', async () => {
  const answers = [new FakeRefusal('processing_stopped'), LOST] as const;
  let times = 0;
  const opened = open({ putSoundPreset: () => answers[times++] ?? LOST });
  const { screen, user } = opened;
  await press(opened, 'Keep this mix');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await user.type(field, 'Evening');
  await press(opened, 'Save mix');
  expect(await screen.findByText(new FakeRefusal('processing_stopped').body.message)).toBeTruthy();
  await press(opened, 'Save mix');
  expect(await screen.findByText(new NetworkError().message)).toBeTruthy();
  expect(field.value).toBe('Evening');
});

test('neither silence nor more mixes than there is room for are kept, and each says why', async () => {
  const own = Array.from({ length: MOST_PRESETS }, (_, at) => ({ ...TRAIN, id: `${TRAIN.id.slice(0, -2)}${at + 10}` }));
  const opened = open({}, { came: { ours: OURS, own }, at: '/ambient-sounds?mix=5' });
  await press(opened, 'Keep this mix');
  expect(opened.screen.getByText(ambient.keep.full)).toBeTruthy();
  await press(opened, 'Rain on or off');
  await press(opened, 'Keep this mix');
  expect(opened.screen.getByText(ambient.keep.silent)).toBeTruthy();
  await press(opened, 'Play');
  expect([opened.screen.getByText(ambient.silent), opened.sound.said]).toEqual([expect.anything(), []]);
});

test('a mix of her own tells what is in it, is deleted, and comes back by Undo', async () => {
  const own: { current: PresetsReply['own'] } = { current: [TRAIN] };
  const opened = open(
    {
      removeSoundPreset: () => ({ ours: OURS, own: (own.current = []) }),
      putSoundPreset: ({ params, body }) => ({
        ours: OURS,
        own: (own.current = [{ ...TRAIN, ...body, id: params.preset }]),
      }),
    },
    { came: FULL },
  );
  const { screen, api } = opened;
  expect(screen.getByText('Rain 20 · Brown noise 40')).toBeTruthy();
  await press(opened, 'Delete For the train');
  expect(await screen.findByText(/Deleted “For the train”/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Use For the train' })).toBeNull();
  await press(opened, 'Undo');
  expect(await screen.findByRole('button', { name: 'Use For the train' })).toBeTruthy();
  expect(api.called('putSoundPreset').map(({ body }) => body)).toEqual([{ name: TRAIN.name, levels: TRAIN.levels }]);
});

test.each([
  ['numbers', '55.0.70', { rain: 0.66, ocean: 0.78 }, null],
  ['some that fit', '55.999.70', { rain: 0.66, ocean: 0.78 }, ambient.arrived.broken],
  ['none that fits', 'x', { rain: 0.66, hearth: 0.78, crickets: 0.44 }, ambient.arrived.broken],
])('opens with the mix of its address: %s', (_, mix, layers, note) => {
  const opened = open({}, { at: `/ambient-sounds?mix=${mix}` });
  expect(seen(opened)).toEqual(layers);
  expect(opened.screen.queryByText(ambient.arrived.broken)?.textContent ?? null).toBe(note);
});

test('copies an address that holds numbers and nothing else', async () => {
  const opened = open({}, { at: '/ambient-sounds?mix=55.0.70' });
  await press(opened, 'Copy a link to this mix');
  expect(await opened.screen.findByText(ambient.share.copied)).toBeTruthy();
  const { pathname, search } = new URL(await navigator.clipboard.readText());
  expect(pathname + search).toBe('/ambient-sounds?mix=55.0.70');
});

test('limited access: a fourth sound asks for Premium and stays off; the page says how many play, and leads to the plans', async () => {
  const opened = open({}, { limited: true });
  const { screen } = opened;
  expect(screen.getByText('3 of 3 sounds')).toBeTruthy();
  expect(screen.getByRole('link', { name: ambient.seePlans }).getAttribute('href')).toBe('/subscription');
  await press(opened, 'Wind on or off');
  expect([premiumAsked(), seen(opened).wind]).toEqual([{ feature: 'more_sounds' }, undefined]);
  await press(opened, 'Rain on or off');
  await press(opened, 'Wind on or off');
  expect(seen(opened).wind).toBe(0.63);
});

test('limited access plays the three loudest of a mix that has more, and says so', () => {
  const opened = open({}, { limited: true, at: '/ambient-sounds?mix=10.0.20.30.40' });
  expect(Object.keys(seen(opened))).toEqual(expect.arrayContaining(['ocean', 'stream', 'wind']));
  expect(opened.screen.getByText(ambient.arrived.cut)).toBeTruthy();
});

test('the sleep timer fades the last three minutes, then pauses', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  });
  onTestFinished(() => void vi.useRealTimers());
  const opened = open();
  const { screen, sound, user } = opened;
  await user.click(screen.getByRole('radio', { name: '15' }));
  expect(screen.getByText(ambient.timer.waits(15))).toBeTruthy();
  await press(opened, 'Play');
  expect(await screen.findByText(ambient.timer.left(15))).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(12 * 60_000 - 5000));
  expect(sound.said.filter(({ is }) => is === 'loudness').every((one) => 'loudness' in one && one.loudness === 1)).toBe(
    true,
  );
  await act(() => vi.advanceTimersByTimeAsync(6000));
  const fade = sound.said.at(-1);
  expect(fade).toMatchObject({ is: 'loudness', loudness: 0 });
  expect(fade && 'seconds' in fade && fade.seconds).toBeCloseTo(180, 0);
  expect(screen.getByText(ambient.timer.fading(3))).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(180_000));
  expect([sound.isPlaying(), screen.getByRole('button', { name: 'Play' })]).toEqual([false, expect.anything()]);
});

test('a timer turned off while it fades brings the sounds back', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  });
  onTestFinished(() => void vi.useRealTimers());
  const opened = open();
  const { screen, sound, user } = opened;
  await press(opened, 'Play');
  await screen.findByRole('button', { name: 'Pause' });
  await user.click(screen.getByRole('radio', { name: '15' }));
  await act(() => vi.advanceTimersByTimeAsync(13 * 60_000));
  expect(sound.said.at(-1)).toMatchObject({ loudness: 0 });
  await user.click(screen.getByRole('radio', { name: 'Off' }));
  expect(sound.said.at(-1)).toMatchObject({ is: 'loudness', loudness: 1 });
  await act(() => vi.advanceTimersByTimeAsync(60 * 60_000));
  expect(sound.isPlaying()).toBe(true);
});

test('a call or pulled headphones pause it, and the button says so', async () => {
  const opened = open();
  await press(opened, 'Play');
  await opened.screen.findByRole('button', { name: 'Pause' });
  act(() => opened.sound.interrupt());
  expect(opened.screen.getByRole('button', { name: 'Play' })).toBeTruthy();
});

test('a browser that refuses, and one that makes no sound, are told apart', async () => {
  const opened = open();
  opened.sound.refuses = true;
  await press(opened, 'Play');
  expect(await opened.screen.findByText(ambient.failed)).toBeTruthy();
  opened.sound.refuses = false;
  await press(opened, 'Play');
  expect(await opened.screen.findByRole('button', { name: 'Pause' })).toBeTruthy();
  opened.unmount();
  const without = open();
  Reflect.deleteProperty(globalThis, 'AudioWorkletNode');
  await press(without, 'Play');
  expect(await without.screen.findByText(ambient.unsupported)).toBeTruthy();
});

test('leaving the page ends the sound', async () => {
  const opened = open();
  await press(opened, 'Play');
  await opened.screen.findByRole('button', { name: 'Pause' });
  opened.unmount();
  expect([opened.sound.isPlaying(), opened.sound.said.at(-1)]).toEqual([false, { is: 'end' }]);
});

function setValue(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
