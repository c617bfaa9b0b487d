import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import { parseBuffer } from 'music-metadata';
import { afterAll, describe, expect, it } from 'vitest';
import { longMp3, TITLE, TONES, wavTone } from '#server/testing/recordings/tones.ts';
import { checkAudio, rewritten } from './check-audio.ts';
import { AUDIO_TYPES } from './walk.ts';

const folder = mkdtempSync(join(tmpdir(), 'check-audio-'));
afterAll(() => rmSync(folder, { recursive: true }));
let serial = 0;
const put = (bytes: Buffer) => {
  const path = join(folder, String((serial += 1)));
  writeFileSync(path, bytes);
  return path;
};
const LIMITS = { least: 1, most: 5_400 };
const check = (bytes: Buffer) => checkAudio(put(bytes), LIMITS);
const changed = (bytes: Buffer, at: number, to: number) => {
  const copy = Buffer.from(bytes);
  copy[at] = to;
  return copy;
};

const KINDS = { ...TONES, wav: wavTone({ seconds: 1.5 }) };
describe('what is taken', () => {
  it.each([
    ['mp3', 'mp3'],
    ['m4a', 'm4a'],
    ['opus', 'opus'],
    ['ogg', 'vorbis'],
    ['flac', 'flac'],
    ['wav', 'wav'],
  ] as const)('%s: without its tags and pictures, as it sounds', async (name, kind) => {
    const bytes = KINDS[name];
    expect(bytes.includes(TITLE)).toBe(true);
    const path = put(bytes);
    const fit = await checkAudio(path, LIMITS);
    if ('fault' in fit) throw new Error(`refused: ${fit.fault}`);
    expect(fit).toMatchObject({ kind, seconds: expect.toSatisfy((n: number) => n === 1 || n === 2) });
    expect(fit.loudness).toBeGreaterThan(-40);
    expect(fit.loudness).toBeLessThan(-9);
    expect(Math.max(...fit.peaks)).toBeGreaterThan(8);
    expect(fit.peaks.length).toBeLessThanOrEqual(800);
    // Read again, by a library of its own and by ourselves.
    const again = await buffer(rewritten(path, fit.pieces));
    expect(again.length).toBe(fit.bytes);
    expect(again.includes(TITLE)).toBe(false);
    const { common, format } = await parseBuffer(again, { mimeType: AUDIO_TYPES[kind] }, { duration: true });
    expect([common.title, common.picture]).toEqual([undefined, undefined]);
    expect(format.duration).toBeGreaterThan(1);
    expect(await check(again)).toMatchObject({ kind, loudness: fit.loudness, peaks: fit.peaks, bytes: fit.bytes });
  });
});

/** An ID3 tag with one frame, whose flags are given. */
function tagged(flags: number, body: Buffer): Buffer {
  const frame = Buffer.alloc(10);
  frame.write('APIC', 0, 'latin1');
  frame.writeUInt32BE(body.length, 4);
  frame.writeUInt16BE(flags, 8);
  const size = 10 + body.length;
  const head = Buffer.from([
    0x49,
    0x44,
    0x33,
    3,
    0,
    0,
    (size >> 21) & 127,
    (size >> 14) & 127,
    (size >> 7) & 127,
    size & 127,
  ]);
  return Buffer.concat([head, frame, body]);
}

const bomb = deflateSync(Buffer.alloc(200_000_000));
const sound = TONES.mp3.subarray(326, 3_098);
const REFUSED: readonly (readonly [string, Buffer, string])[] = [
  ['a program with another name', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(5_000, 7)]), 'kind'],
  [
    'a program behind a tag',
    Buffer.concat([tagged(0, Buffer.alloc(9)), Buffer.from('\x7fELF'), Buffer.alloc(5_000)]),
    'damaged',
  ],
  ['nothing', Buffer.alloc(0), 'kind'],
  ['a zip', Buffer.from('PK\u0003\u0004 and more'), 'kind'],
  ['a bomb in a tag', Buffer.concat([tagged(0x80, bomb), sound]), 'tag'],
  ['a tag without end', Buffer.concat([tagged(0, Buffer.alloc(17_000_000)), sound]), 'tag'],
  ['an mp3 of 0 seconds', TONES.mp3.subarray(0, 326), 'too_short'],
  ['an mp3 of a moment', sound.subarray(-5 * 72), 'too_short'],
  ['an mp3 of 11 hours', longMp3(11 * 3_600), 'too_long'],
  ['an mp3 with a damaged frame', changed(TONES.mp3, 3_098 - 5 * 72, 0), 'damaged'],
  ['an mp3 that was cut', TONES.mp3.subarray(0, 2_000), 'damaged'],
  [
    'an mp3 with a program after it',
    Buffer.concat([TONES.mp3.subarray(0, 3_098), Buffer.from('MZ and more')]),
    'damaged',
  ],
  ['an mp3 of silence', longMp3(3), 'silent'],
  ['a wav that was cut', wavTone({ seconds: 1.5 }).subarray(0, 20_000), 'damaged'],
  ['a wav of silence', wavTone({ seconds: 1.5, level: 0 }), 'silent'],
  ['a wav of 0 seconds', wavTone({ seconds: 0 }), 'too_short'],
  ['a flac with a damaged frame', changed(TONES.flac, TONES.flac.length - 500, 0x55), 'damaged'],
  ['a flac that was cut', TONES.flac.subarray(0, TONES.flac.length - 40), 'damaged'],
  ['an opus with a damaged page', changed(TONES.opus, TONES.opus.length - 100, 0x55), 'damaged'],
  ['an opus that was cut', TONES.opus.subarray(0, TONES.opus.length - 40), 'damaged'],
  ['two streams in one', Buffer.concat([TONES.opus, TONES.opus]), 'several'],
  ['an m4a that was cut', TONES.m4a.subarray(0, TONES.m4a.length - 40), 'damaged'],
  ['an m4a whose sound is gone', TONES.m4a.subarray(0, 1_500), 'damaged'],
];
describe('what is not taken', () => {
  it.each(REFUSED)('%s', async (_, bytes, fault) => expect(await check(bytes)).toEqual({ fault }));

  it('what takes too long', async () =>
    expect(await checkAudio(put(wavTone({ seconds: 600 })), { ...LIMITS, within: 50 })).toEqual({
      fault: 'too_heavy',
    }));
});
