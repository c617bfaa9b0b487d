import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { wholeOf } from '#web/features/meditation/player/meditation.sample.ts';
import { forgetCopies, keepCopy } from '#web/platform/offline/copy-store.ts';
import { keepThing, keptThings } from '#web/platform/offline/kept-store.ts';
import { SOUND_PIECE } from '#web/platform/offline/sound-address.ts';
import { keepPiece, piecesOf } from '#web/platform/offline/sound-store.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { KeepPart } from './keep-part.tsx';
import { useTakenBack } from './use-kept.ts';

const USER = sampleUser();
const BYTES = SOUND_PIECE * 3;
const audio = { address: '/api/audio/one', type: 'audio/mpeg', bytes: BYTES, gain: 1 };
const HARBOR = wholeOf({ id: 'harbor', title: 'Harbor', kind: 'recording', audio });
afterEach(() => forgetCopies({ but: null }));

type Answer = (from: number) => Promise<void> | void;

/** The page with a server that has the sound; `before` runs before each part, and may break off. */
async function open(before: Answer = () => undefined) {
  await keepCopy(USER.id, { copy: {}, at: 1 });
  fakeApi({});
  const asked: number[] = [];
  vi.stubGlobal(
    'fetch',
    async (_: string, { headers, signal }: { headers: { range: string }; signal: AbortSignal }) => {
      const [, from = 0, to = 0] = (/bytes=(\d+)-(\d+)/.exec(headers.range) ?? []).map(Number);
      asked.push(from);
      await before(from);
      signal.throwIfAborted();
      const part = { status: 206, headers: { 'content-range': `bytes ${from}-${to}/${BYTES}` } };
      return new Response(new Uint8Array(to - from + 1), part);
    },
  );
  return { asked, ...renderScreen(<KeepPart whole={HARBOR} />, { data: { user: USER } }) };
}
const nameOf = async () => ((await keptThings(USER.id))[0]?.content as { sound: string } | undefined)?.sound ?? '';

test('its size stands before the press, how far it is meanwhile, and then that it is here', async () => {
  let letOn: () => void = () => undefined;
  const { screen, user } = await open((from) => new Promise((done) => (from === 0 ? done() : (letOn = done))));
  await user.click(await screen.findByRole('button', { name: 'Keep on this device, 3.0 MB' }));
  expect(await screen.findByText(/^1\.0 MB of 3\.0 MB is here\./)).toBeDefined();
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(SOUND_PIECE);
  await vi.waitFor(() => {
    letOn();
    expect(screen.getByText('On this device, 3.0 MB.')).toBeDefined();
  });
  await user.click(screen.getByRole('button', { name: 'Take it off' }));
  expect(await screen.findByRole('button', { name: 'Keep on this device, 3.0 MB' })).toBeDefined();
  expect(await keptThings(USER.id)).toEqual([]);
});

test('what broke off says so, and goes on where it stopped', async () => {
  let isLost = true;
  const lose = (from: number) => {
    if (isLost && from > 0) throw new TypeError('lost');
  };
  const { screen, user, asked } = await open(lose);
  await user.click(await screen.findByRole('button', { name: /^Keep on this device/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('The connection broke off.');
  isLost = false;
  await user.click(await screen.findByRole('button', { name: 'Go on' }));
  expect(await screen.findByText('On this device, 3.0 MB.')).toBeDefined();
  expect(asked).toEqual([0, SOUND_PIECE, SOUND_PIECE, SOUND_PIECE * 2]);
});

test('cancelled, nothing of it stays', async () => {
  const { screen, user } = await open((from) =>
    from === 0 ? undefined : new Promise((done) => setTimeout(done, 300)),
  );
  await user.click(await screen.findByRole('button', { name: /^Keep on this device/ }));
  await screen.findByText(/^1\.0 MB of 3\.0 MB is here\./);
  const name = await nameOf();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => keptThings(USER.id)).toEqual([]);
  expect(await piecesOf(name)).toBe(0);
});

test('a full device is told kindly before anything comes', async () => {
  const estimate = async () => ({ quota: BYTES, usage: 0 });
  vi.stubGlobal('navigator', Object.create(navigator, { storage: { value: { estimate } } }));
  const { screen, user, asked } = await open();
  await user.click(await screen.findByRole('button', { name: /^Keep on this device/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('no room left');
  expect(asked).toEqual([]);
});

function Shelf({ ids }: { readonly ids: readonly string[] }) {
  useTakenBack(ids.map((id) => ({ id })));
  return null;
}

test('a recording that was taken back goes from the device; one that is still there, and a script, stay', async () => {
  await keepThing(USER.id, { id: 'harbor', at: 1, content: { whole: HARBOR, sound: 'a-name' } });
  await keepPiece(USER.id, { name: 'a-name', at: 0 }, new Uint8Array(9));
  const script = wholeOf({ id: 'ember' });
  await keepThing(USER.id, { id: 'ember', at: 2, content: script });
  const kept = async () => (await keptThings(USER.id)).map(({ id }) => id);
  const { unmount } = renderScreen(<Shelf ids={['harbor']} />, { data: { user: USER } });
  await new Promise((done) => setTimeout(done, 100));
  expect(await kept()).toEqual(['ember', 'harbor']);
  unmount();
  renderScreen(<Shelf ids={['tide']} />, { data: { user: USER } });
  await expect.poll(kept).toEqual(['ember']);
  expect(await piecesOf('a-name')).toBe(0);
});
