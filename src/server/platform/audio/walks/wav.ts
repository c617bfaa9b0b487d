import { Unfit } from '../unfit.ts';
import { made, type Walk } from '../walk.ts';
import type { Window } from '../window.ts';

const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;

/** RIFF WAVE with plain numbers: what it is and its sound stay, every other part goes. */
export const walkWav: Walk = (file) => {
  if (file.text(0, 4) !== 'RIFF' || file.text(8, 4) !== 'WAVE') return null;
  const { fmt, data } = partsOf(file);
  const code = fmt.readUInt16LE(0) === EXTENSIBLE ? fmt.readUInt16LE(24) : fmt.readUInt16LE(0);
  const channels = fmt.readUInt16LE(2);
  const rate = fmt.readUInt32LE(4);
  const bits = fmt.readUInt16LE(14);
  const block = (channels * bits) / 8;
  const isPlain = code === PCM ? [16, 24, 32].includes(bits) : code === FLOAT && bits === 32;
  if (!isPlain || channels < 1 || channels > 2 || rate < 8_000 || rate > 192_000) throw new Unfit('kind');
  if (fmt.readUInt16LE(12) !== block || (data.to - data.from) % block !== 0) throw new Unfit('damaged');
  const plain = Buffer.alloc(44);
  plain.write('RIFF', 0, 'latin1');
  plain.writeUInt32LE(36 + data.to - data.from, 4);
  plain.write('WAVEfmt ', 8, 'latin1');
  plain.writeUInt32LE(16, 16);
  fmt.copy(plain, 20, 0, 16);
  plain.writeUInt16LE(code, 20);
  plain.write('data', 36, 'latin1');
  plain.writeUInt32LE(data.to - data.from, 40);
  return { kind: 'wav', rate, channels, samples: (data.to - data.from) / block, pieces: [made(plain), data] };
};

function partsOf(file: Window) {
  let fmt: Buffer | null = null;
  let data: { from: number; to: number } | null = null;
  for (let at = 12; at + 8 <= file.size;) {
    const name = file.text(at, 4);
    const bytes = file.bytes(at + 4, 4).readUInt32LE();
    const from = at + 8;
    if (from + bytes > file.size) throw new Unfit('damaged');
    if ((name === 'fmt ' && fmt) || (name === 'data' && data)) throw new Unfit('several');
    if (name === 'fmt ') fmt = Buffer.from(file.bytes(from, Math.min(bytes, 40)));
    if (name === 'data') data = { from, to: from + bytes };
    at = from + bytes + (bytes % 2);
  }
  if (!fmt || !data || fmt.length < 16 || (fmt.readUInt16LE(0) === EXTENSIBLE && fmt.length < 26))
    throw new Unfit('damaged');
  return { fmt, data };
}
