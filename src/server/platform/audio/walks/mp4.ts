import { Unfit } from '../unfit.ts';
import { made, type Piece, type Walk, type Walked } from '../walk.ts';
import type { Window } from '../window.ts';
import { atom, atomsIn, bodyOf } from './atoms.ts';

const MOST_MOOV = 32 * 1024 * 1024;
const BRAND = atom('ftyp', Buffer.from('M4A \0\0\u0002\0M4A mp42isom', 'latin1'));
/** The longest chunk of frames that a file names. */
const FRAMES = { most: 2_000_000 };

type Sizes = { readonly sizes: readonly number[]; readonly chunks: readonly Chunk[] };
type Chunk = { readonly at: number; readonly bytes: number; readonly first: number; readonly count: number };

/**
 * MPEG-4 with one track of AAC. It is put together anew from the frames that its tables name, so that nothing else of
 * the file is left; the tables come first, so that it plays while it comes.
 */
export const walkMp4: Walk = (file) => {
  if (file.text(4, 4) !== 'ftyp') return null;
  const moov = moovOf(file);
  const tracks = atomsIn(moov).filter(({ name }) => name === 'trak');
  const [track] = tracks;
  if (!track) throw new Unfit('kind');
  if (tracks.length > 1) throw new Unfit('several');
  const trak = moov.subarray(track.body, track.to);
  const mdia = bodyOf(trak, ['mdia']);
  if (bodyOf(mdia, ['hdlr']).toString('latin1', 8, 12) !== 'soun') throw new Unfit('kind');
  const stbl = bodyOf(mdia, ['minf', 'stbl']);
  const sound = settingsOf(bodyOf(stbl, ['stsd']));
  const tables = tablesOf(file, stbl);
  const samples = samplesOf(mdia, stbl, { rate: sound.rate, frames: tables.sizes.length });
  return {
    kind: 'm4a',
    rate: sound.rate,
    channels: sound.channels,
    samples,
    pieces: rebuilt({ moov, trak, mdia, stbl }, tables.chunks),
    raw: { config: sound.config, frames: framesOf(tables) },
  };
};

function moovOf(file: Window): Buffer {
  let moov: Buffer | null = null;
  for (let at = 0; at < file.size;) {
    const head = file.bytes(at, 8);
    const name = head.toString('latin1', 4, 8);
    let bytes = head.readUInt32BE();
    if (bytes === 1) bytes = Number(file.bytes(at + 8, 8).readBigUInt64BE());
    if (bytes === 0) bytes = file.size - at;
    if (bytes < 8 || at + bytes > file.size) throw new Unfit('damaged');
    if (name === 'moof') throw new Unfit('kind');
    if (name === 'moov') {
      if (moov) throw new Unfit('several');
      if (bytes > MOST_MOOV) throw new Unfit('tag');
      moov = Buffer.from(file.bytes(at + 8, bytes - 8));
    }
    at += bytes;
  }
  if (!moov) throw new Unfit('damaged');
  return moov;
}

/** What a decoder has to know: the settings of AAC, as the descriptors of the one sample entry hold them. */
function settingsOf(stsd: Buffer): { config: Buffer; rate: number; channels: number } {
  const [entry, ...more] = atomsIn(stsd, 8);
  if (!entry || more.length > 0 || entry.name !== 'mp4a' || entry.to - entry.body < 28) throw new Unfit('kind');
  const body = stsd.subarray(entry.body, entry.to);
  const esds = bodyOf(body.subarray(28), ['esds']);
  const config = configIn(esds.subarray(4));
  const channels = ((config[1] ?? 0) >>> 3) & 15;
  const rate = RATES[(((config[0] ?? 0) & 7) << 1) | ((config[1] ?? 0) >>> 7)];
  if (!rate || channels < 1 || channels > 2) throw new Unfit('kind');
  return { config, rate, channels };
}

const RATES = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000];
const ES = 3;
const DECODER = 4;
const SPECIFIC = 5;

function configIn(bytes: Buffer): Buffer {
  for (let at = 0; at + 2 <= bytes.length;) {
    const tag = bytes[at];
    let size = 0;
    let more = true;
    for (at += 1; more && at < bytes.length; at += 1) {
      size = size * 128 + ((bytes[at] ?? 0) & 0x7f);
      more = (bytes[at] ?? 0) >= 0x80;
    }
    const body = bytes.subarray(at, at + size);
    if (tag === SPECIFIC && body.length >= 2) return Buffer.from(body);
    if (tag === ES) at += 3;
    else if (tag === DECODER) at += 13;
    else at += size;
  }
  throw new Unfit('damaged');
}

function tablesOf(file: Window, stbl: Buffer): Sizes {
  const sizes = sizesOf(bodyOf(stbl, ['stsz']));
  const starts = startsOf(stbl);
  const runs = bodyOf(stbl, ['stsc']);
  const chunks: Chunk[] = [];
  let first = 0;
  let run = 0;
  for (const [index, at] of starts.entries()) {
    while (run + 1 < runs.readUInt32BE(4) && word(runs, 8 + (run + 1) * 12) <= index + 1) run += 1;
    const count = word(runs, 8 + run * 12 + 4);
    if (first + count > sizes.length || word(runs, 8 + run * 12 + 8) !== 1) throw new Unfit('damaged');
    const bytes = sizes.slice(first, first + count).reduce((sum, size) => sum + size, 0);
    if (at + bytes > file.size) throw new Unfit('damaged');
    chunks.push({ at, bytes, first, count });
    first += count;
  }
  if (first !== sizes.length) throw new Unfit('damaged');
  return { sizes, chunks };
}

function sizesOf(stsz: Buffer): number[] {
  const same = word(stsz, 4);
  const count = word(stsz, 8);
  if (count === 0) throw new Unfit('too_short');
  if (count > FRAMES.most || (same === 0 && stsz.length < 12 + count * 4)) throw new Unfit('damaged');
  return Array.from({ length: count }, (_, i) => same || stsz.readUInt32BE(12 + i * 4));
}

function startsOf(stbl: Buffer): number[] {
  const isWide = atomsIn(stbl).some(({ name }) => name === 'co64');
  const table = bodyOf(stbl, [isWide ? 'co64' : 'stco']);
  const count = word(table, 4);
  if (count > FRAMES.most || table.length < 8 + count * (isWide ? 8 : 4)) throw new Unfit('damaged');
  return Array.from({ length: count }, (_, i) =>
    isWide ? Number(table.readBigUInt64BE(8 + i * 8)) : table.readUInt32BE(8 + i * 4),
  );
}

function word(bytes: Buffer, at: number): number {
  if (at + 4 > bytes.length) throw new Unfit('damaged');
  return bytes.readUInt32BE(at);
}

function samplesOf(mdia: Buffer, stbl: Buffer, { rate, frames }: { rate: number; frames: number }): number {
  const mdhd = bodyOf(mdia, ['mdhd']);
  const scale = word(mdhd, mdhd[0] === 1 ? 20 : 12);
  const stts = bodyOf(stbl, ['stts']);
  let time = 0;
  let counted = 0;
  for (let entry = 0; entry < word(stts, 4); entry += 1) {
    counted += word(stts, 8 + entry * 8);
    time += word(stts, 8 + entry * 8) * word(stts, 12 + entry * 8);
  }
  if (scale === 0 || counted !== frames) throw new Unfit('damaged');
  return Math.round((time / scale) * rate);
}

function framesOf({ sizes, chunks }: Sizes): NonNullable<Walked['raw']>['frames'] {
  return chunks.flatMap(({ at, first, count }) => {
    let from = at;
    return sizes.slice(first, first + count).map((size) => {
      const frame = [from, size] as const;
      from += size;
      return frame;
    });
  });
}

type Boxes = { readonly moov: Buffer; readonly trak: Buffer; readonly mdia: Buffer; readonly stbl: Buffer };

/** Only these boxes of each stay. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  moov: ['mvhd', 'trak'],
  trak: ['tkhd', 'edts', 'mdia'],
  mdia: ['mdhd', 'hdlr', 'minf'],
  minf: ['smhd', 'dinf', 'stbl'],
  stbl: ['stsd', 'stts', 'stsc', 'stsz', 'stco', 'sgpd', 'sbgp'],
};

function rebuilt({ moov }: Boxes, chunks: readonly Chunk[]): Piece[] {
  const table = Buffer.alloc(8 + chunks.length * 4);
  table.writeUInt32BE(chunks.length, 4);
  const length = BRAND.length + 8 + kept('moov', moov, table).length;
  let at = length + 8;
  for (const [index, { bytes }] of chunks.entries()) {
    table.writeUInt32BE(at, 8 + index * 4);
    at += bytes;
  }
  const mdat = Buffer.alloc(8);
  mdat.writeUInt32BE(at - length);
  mdat.write('mdat', 4, 'latin1');
  return [
    made(BRAND, atom('moov', kept('moov', moov, table)), mdat),
    ...chunks.map(({ at: from, bytes }) => ({ from, to: from + bytes })),
  ];
}

/** What is in a box, without the boxes that say nothing of sound, and with new places of the chunks. */
function kept(of: string, body: Buffer, places: Buffer): Buffer {
  const parts = atomsIn(body).flatMap(({ name: found, body: from, to }) => {
    const name = found === 'co64' ? 'stco' : found;
    if (!KEPT[of]?.includes(name)) return [];
    const inner = body.subarray(from, to);
    if (name === 'stco') return [atom(name, places)];
    if (name === 'hdlr') return [atom(name, inner.subarray(0, 24), Buffer.from([0]))];
    return [atom(name, KEPT[name] ? kept(name, inner, places) : inner)];
  });
  return Buffer.concat(parts);
}
