import { describe, expect, test } from 'vitest';
import { isTooWide, readPictureHead } from './picture-head.ts';

const bytes = (...parts: (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : [...part])),
  );
const PNG = '\u0089PNG\r\n\u001a\n';
const png = (width: readonly number[], height: readonly number[]) =>
  bytes(PNG, [0, 0, 0, 13], 'IHDR', width, height, [8, 2, 0, 0, 0]);
const APP1 = [0xff, 0xe1, 0, 6, 1, 2, 3, 4];
const frame = (marker: number) => [0xff, marker, 0, 17, 8, 1, 44, 2, 88, 3];
const webp = (kind: string, rest: readonly number[]) =>
  bytes('RIFF', [99, 0, 0, 0], 'WEBP', kind, [10, 0, 0, 0], rest, Array<number>(20).fill(0));

describe('what a file is by its first bytes', () => {
  test.each([
    ['a PNG', png([0, 0, 2, 88], [0, 0, 1, 44]), { kind: 'png', width: 600, height: 300 }],
    [
      'a baseline JPEG behind its camera data',
      bytes([0xff, 0xd8], APP1, frame(0xc0)),
      { kind: 'jpeg', width: 600, height: 300 },
    ],
    [
      'a progressive JPEG with fill bytes',
      bytes([0xff, 0xd8, 0xff, 0xff], frame(0xc2)),
      { kind: 'jpeg', width: 600, height: 300 },
    ],
    [
      'a WebP with loss',
      webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 88, 2, 44, 1]),
      { kind: 'webp', width: 600, height: 300 },
    ],
    [
      'a WebP without loss',
      webp('VP8L', [0x2f, 87, 2 | ((299 & 3) << 6), 299 >> 2, 0]),
      { kind: 'webp', width: 600, height: 300 },
    ],
    ['an extended WebP', webp('VP8X', [0, 0, 0, 0, 87, 2, 0, 43, 1, 0]), { kind: 'webp', width: 600, height: 300 }],
  ])('%s', (_, file, head) => {
    expect(readPictureHead(file)).toEqual(head);
  });

  test.each([
    ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"></svg>')],
    ['a GIF', bytes('GIF89a', Array<number>(40).fill(1))],
    ['a HEIC', bytes([0, 0, 0, 24], 'ftypheic', Array<number>(40).fill(0))],
    ['a page', bytes('<!doctype html><script>alert(1)</script>')],
    ['nothing', bytes()],
    ['a PNG without its header', bytes(PNG, [0, 0, 0, 13], 'IDAT', Array<number>(20).fill(0))],
    ['a PNG that ends too soon', png([0, 0, 2, 88], [0, 0, 1, 44]).subarray(0, 20)],
    ['a PNG of no width', png([0, 0, 0, 0], [0, 0, 1, 44])],
    ['a JPEG without a frame', bytes([0xff, 0xd8], APP1)],
    ['a JPEG whose tables are no frame', bytes([0xff, 0xd8], frame(0xc4))],
    ['a sound file in a RIFF', bytes('RIFF', [99, 0, 0, 0], 'WAVE', Array<number>(30).fill(0))],
  ])('%s is none', (_, file) => {
    expect(readPictureHead(file)).toBeNull();
  });

  test('25 megapixels are decoded, one pixel more is not', () => {
    expect(isTooWide({ kind: 'png', width: 5000, height: 5000 })).toBe(false);
    expect(isTooWide({ kind: 'png', width: 25_000_001, height: 1 })).toBe(true);
    expect(isTooWide({ kind: 'png', width: 30_000, height: 30_000 })).toBe(true);
  });
});
