import { Unfit } from '../unfit.ts';
import type { Window } from '../window.ts';

/** The most bytes that all tags of a file may take. */
const MOST = 16 * 1024 * 1024;
const HEAD = 10;

/** Where the sound begins and ends, between the tags that programs put around it: ID3, APE, Lyrics3. */
export function withoutTags(file: Window): { readonly from: number; readonly to: number } {
  const from = afterLeading(file);
  const to = beforeTrailing(file, from);
  if (from + file.size - to > MOST) throw new Unfit('tag');
  return { from, to };
}

function afterLeading(file: Window): number {
  let at = 0;
  while (file.text(at, 3) === 'ID3') {
    const head = file.bytes(at, HEAD);
    const footer = (head[5] ?? 0) & 0x10 ? HEAD : 0;
    const bytes = syncsafe(head.subarray(6, 10));
    if (bytes > MOST) throw new Unfit('tag');
    refusePacked(file, { at: at + HEAD, end: at + HEAD + bytes, version: head[3] ?? 0 });
    at += HEAD + bytes + footer;
  }
  return at;
}

/** A packed frame of a tag may be a bomb. Nobody who tags a recording needs one, and none is ever unpacked. */
function refusePacked(file: Window, { at: from, end, version }: { at: number; end: number; version: number }): void {
  if (version < 3) return;
  for (let at = from; at + HEAD <= end;) {
    const head = file.bytes(at, HEAD);
    if (head[0] === 0) return;
    const bytes = version === 4 ? syncsafe(head.subarray(4, 8)) : head.readUInt32BE(4);
    if ((head[9] ?? 0) & (version === 4 ? 0x08 : 0x80)) throw new Unfit('tag');
    at += HEAD + bytes;
  }
}

function beforeTrailing(file: Window, from: number): number {
  for (let to = file.size; ;) {
    const before = oneBefore(file, to);
    if (before === null || before < from) return to;
    to = before;
  }
}

function oneBefore(file: Window, to: number): number | null {
  if (to >= 128 && file.text(to - 128, 3) === 'TAG') return to - 128;
  if (to >= 32 && file.text(to - 32, 8) === 'APETAGEX') {
    const foot = file.bytes(to - 32, 32);
    const head = foot.readUInt32LE(20) & 0x80000000 ? 32 : 0;
    return to - foot.readUInt32LE(12) - head;
  }
  if (to >= 15 && file.text(to - 9, 9) === 'LYRICS200') return to - 15 - Number(file.text(to - 15, 6));
  return null;
}

function syncsafe(four: Uint8Array): number {
  return four.reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
}
