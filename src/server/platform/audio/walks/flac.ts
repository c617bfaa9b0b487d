import { Unfit } from '../unfit.ts';
import { made, type Piece, type Walk } from '../walk.ts';
import type { Window } from '../window.ts';
import { crc16, crc8 } from './sums.ts';
import { withoutTags } from './tags.ts';

const STREAM_INFO = 0;
const MOST_BLOCKS = 1_000;
/** No frame of the subset is larger than this: 16,384 samples of eight channels and 24 bits, and a little more. */
const LONGEST = 512 * 1024;

/** FLAC: of its blocks the first alone stays; every frame is checked by its own sum. */
export const walkFlac: Walk = (file) => {
  const isTagged = file.text(0, 3) === 'ID3';
  if (!isTagged && file.text(0, 4) !== 'fLaC') return null;
  const { from, to } = withoutTags(file);
  if (file.text(from, 4) !== 'fLaC') return null;
  const { info, end } = blocksOf(file, from + 4);
  const rate = info.readUIntBE(10, 3) >>> 4;
  const channels = (((info[12] ?? 0) >>> 1) & 7) + 1;
  if (channels > 2 || rate < 8_000 || rate > 192_000) throw new Unfit('kind');
  const samples = framesOf(file, end, to);
  const told = ((info[13] ?? 0) & 15) * 2 ** 32 + info.readUInt32BE(14);
  if (told !== 0 && told !== samples) throw new Unfit('damaged');
  const head = Buffer.concat([Buffer.from('fLaC'), Buffer.from([0x80, 0, 0, info.length]), info]);
  const pieces: Piece[] = [made(head), { from: end, to }];
  return { kind: 'flac', rate, channels, samples, pieces };
};

function blocksOf(file: Window, first: number): { info: Buffer; end: number } {
  let info: Buffer | null = null;
  let at = first;
  for (let count = 0; count < MOST_BLOCKS; count += 1) {
    const head = file.bytes(at, 4).readUInt32BE();
    const bytes = head & 0xffffff;
    if (((head >>> 24) & 0x7f) === STREAM_INFO) info ??= Buffer.from(file.bytes(at + 4, bytes));
    at += 4 + bytes;
    if (at > file.size) break;
    if (head >>> 31 === 0) continue;
    if (info?.length === 34) return { info, end: at };
    break;
  }
  throw new Unfit('damaged');
}

/** Each frame ends where another begins whose head is sound, and its own sum is right there. Gives its samples. */
function framesOf(file: Window, first: number, to: number): number {
  let samples = 0;
  for (let at = first; at < to;) {
    const head = headAt(file, at, to);
    if (!head) throw new Unfit('damaged');
    at = endOf(file, at, to);
    samples += head.samples;
  }
  return samples;
}

function endOf(file: Window, at: number, to: number): number {
  const longest = Math.min(to, at + LONGEST);
  const bytes = file.bytes(at, longest - at);
  let sum = 0;
  let summed = 0;
  for (let end = 10; end <= bytes.length; end += 1) {
    const isLast = at + end === to;
    if (!isLast && !(bytes[end] === 0xff && ((bytes[end + 1] ?? 0) & 0xfe) === 0xf8)) continue;
    sum = crc16(bytes.subarray(summed, end - 2), sum);
    summed = end - 2;
    if (sum === bytes.readUInt16BE(end - 2) && (isLast || headIn(bytes.subarray(end, end + 16)))) return at + end;
  }
  throw new Unfit('damaged');
}

function headAt(file: Window, at: number, to: number) {
  return headIn(file.bytes(at, Math.min(16, to - at)));
}

/** The head of a frame, where its bytes and its sum say that it is one. */
function headIn(bytes: Uint8Array): { readonly samples: number } | null {
  if (bytes.length < 6 || bytes[0] !== 0xff || ((bytes[1] ?? 0) & 0xfe) !== 0xf8) return null;
  const size = (bytes[2] ?? 0) >>> 4;
  const speed = (bytes[2] ?? 0) & 15;
  const number = bytes[4] ?? 0;
  let at = 4 + (number < 0x80 ? 1 : Math.clz32(~(number << 24)));
  const samples = blockSize(size, bytes.subarray(at));
  at += size === 6 ? 1 : size === 7 ? 2 : 0;
  at += speed === 12 ? 1 : speed === 13 || speed === 14 ? 2 : 0;
  if (samples === null || speed === 15 || at >= bytes.length) return null;
  return crc8(bytes.subarray(0, at)) === bytes[at] ? { samples } : null;
}

function blockSize(code: number, rest: Uint8Array): number | null {
  if (code === 0) return null;
  if (code === 1) return 192;
  if (code <= 5) return 576 << (code - 2);
  if (code === 6) return (rest[0] ?? 0) + 1;
  if (code === 7) return (rest[0] ?? 0) * 256 + (rest[1] ?? 0) + 1;
  return 256 << (code - 8);
}
