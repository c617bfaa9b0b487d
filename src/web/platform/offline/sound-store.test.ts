import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { answerSound } from '#web/platform/sw/kept-sound.ts';
import { forgetCopies } from './copy-store.ts';
import { fetchSound, SoundGone } from './fetch-sound.ts';
import { addressOfSound, SOUND_PIECE, soundAt } from './sound-address.ts';
import { dropSound, piecesOf } from './sound-store.ts';

const NAME = 'a-random-name';
const BYTES = SOUND_PIECE * 2 + 5;
const sound = Uint8Array.from({ length: BYTES }, (_, at) => at % 251);
const KEPT = { name: NAME, type: 'audio/mpeg', bytes: BYTES };
/** The ranges that were asked for. */
let asked: string[] = [];

afterEach(async () => {
  asked = [];
  vi.unstubAllGlobals();
  await forgetCopies({ but: null });
});

type Answers = (address: string, from: number) => Response | Error | null;
/** A server that has the sound; `instead` may answer otherwise. */
function serve(instead: Answers = () => null): void {
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: { range: string } }) => {
    const [, from = 0, to = 0] = (/bytes=(\d+)-(\d+)/.exec(headers.range) ?? []).map(Number);
    asked.push(`${address} ${from}`);
    const other = instead(address, from);
    if (other instanceof Error) throw other;
    if (other) return other;
    const part = { status: 206, headers: { 'content-range': `bytes ${from}-${to}/${BYTES}` } };
    return new Response(sound.subarray(from, to + 1), part);
  });
}
const told: number[] = [];
const get = (more: Partial<Parameters<typeof fetchSound>[0]> = {}) =>
  fetchSound({
    ...{ owner: 'mara', name: NAME, bytes: BYTES, address: '/old', fresh: async () => '/new' },
    ...{ signal: new AbortController().signal, onProgress: (bytes: number) => void told.push(bytes) },
    ...more,
  });

async function heard(range?: string): Promise<{ status: number; at: string | null; same: boolean }> {
  const request = new Request('http://localhost/x', { headers: range ? { range } : {} });
  const answer = await answerSound(KEPT, request);
  const at = answer.headers.get('content-range');
  const part = new Uint8Array(await answer.arrayBuffer());
  const from = Number(/bytes (\d+)/.exec(at ?? '')?.[1]);
  return { status: answer.status, at, same: part.every((byte, i) => byte === sound[from + i]) };
}

test('comes piece by piece, tells how far it is, and plays by range', async () => {
  serve();
  await get();
  expect(told).toEqual([0, SOUND_PIECE, SOUND_PIECE * 2, BYTES]);
  expect(await heard('bytes=0-')).toEqual({ status: 206, at: `bytes 0-${SOUND_PIECE - 1}/${BYTES}`, same: true });
  const late = `bytes=${SOUND_PIECE * 2 + 1}-`;
  expect(await heard(late)).toEqual({
    status: 206,
    at: `bytes ${SOUND_PIECE * 2 + 1}-${BYTES - 1}/${BYTES}`,
    same: true,
  });
  expect(await heard('bytes=10-19')).toMatchObject({ at: `bytes 10-19/${BYTES}`, same: true });
  expect((await heard(`bytes=${BYTES}-`)).status).toBe(416);
});

test('what broke off goes on behind the last piece, at a new address where the old one ran out', async () => {
  serve((_, from) => (from === SOUND_PIECE ? new TypeError('lost') : null));
  await expect(get()).rejects.toThrow('lost');
  expect(await piecesOf(NAME)).toBe(1);
  asked = [];
  serve((address) => (address === '/old' ? new Response(null, { status: 404 }) : null));
  await get();
  expect(asked).toEqual([`/old ${SOUND_PIECE}`, `/new ${SOUND_PIECE}`, `/new ${SOUND_PIECE * 2}`]);
  expect((await heard('bytes=0-')).same).toBe(true);
});

test.each([
  ['nowhere any more', new Response(null, { status: 404 }), async () => null],
  ['another by now', new Response('x', { status: 206, headers: { 'content-range': 'bytes 0-0/77' } }), undefined],
  ['not for her any more', new Response(null, { status: 402 }), undefined],
])('a sound that is %s is told apart from a lost line', async (_, answer, fresh) => {
  serve(() => answer.clone());
  await expect(get(fresh && { fresh })).rejects.toThrow(SoundGone);
});

test('it can be cancelled, and goes with the offline copy', async () => {
  serve();
  const ending = new AbortController();
  const cancelled = get({ signal: ending.signal, onProgress: (bytes) => void (bytes > 0 && ending.abort()) });
  await expect(cancelled).rejects.toThrow();
  expect(await piecesOf(NAME)).toBe(1);
  await dropSound(NAME);
  expect(await piecesOf(NAME)).toBe(0);
  await get();
  await forgetCopies({ but: 'mara' });
  expect(await piecesOf(NAME)).toBe(3);
  await forgetCopies({ but: 'jo' });
  expect(await piecesOf(NAME)).toBe(0);
  expect((await heard('bytes=0-')).status).toBe(404);
});

test('its address is known again, and none else is taken for one', () => {
  expect(soundAt(new URL(addressOfSound(KEPT), 'http://localhost'))).toEqual(KEPT);
  expect(soundAt(new URL('http://localhost/on-device/x?type=text/html&bytes=4'))).toBeNull();
  expect(soundAt(new URL('http://localhost/assets/x?type=audio/mpeg&bytes=4'))).toBeNull();
});
