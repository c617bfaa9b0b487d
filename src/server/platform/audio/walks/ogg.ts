import { Unfit } from '../unfit.ts';
import { made, type Piece, type Walk, type Walked } from '../walk.ts';
import type { Window } from '../window.ts';
import { crc32Ogg } from './sums.ts';

const FIRST = 2;
const LAST = 4;
/** The heads before the sound, tags and all. */
const MOST_HEAD = 16 * 1024 * 1024;
const NO_TAGS = { opus: words('OpusTags', 8), vorbis: Buffer.concat([words('\u0003vorbis', 8), Buffer.from([1])]) };

type Page = {
  readonly at: number;
  readonly end: number;
  readonly body: number;
  readonly flags: number;
  readonly granule: bigint;
  readonly serial: number;
  readonly number: number;
  readonly lacing: Buffer;
};
type Head = { readonly kind: 'opus' | 'vorbis'; readonly packets: readonly Buffer[]; readonly next: Page | null };

/** Ogg with one stream of Opus or Vorbis: each page is checked by its sum, and the packet of tags becomes an empty one. */
export const walkOgg: Walk = (file) => {
  if (file.text(0, 4) !== 'OggS') return null;
  const head = headOf(file);
  const [id = Buffer.alloc(0)] = head.packets;
  const isOpus = head.kind === 'opus';
  const channels = id[isOpus ? 9 : 11] ?? 0;
  const rate = isOpus ? 48_000 : id.readUInt32LE(12);
  if (channels < 1 || channels > 2 || rate < 8_000 || rate > 192_000) throw new Unfit('kind');
  return { kind: head.kind, rate, channels, ...soundOf(file, head, isOpus ? id.readUInt16LE(10) : 0) };
};

/** The packets before the sound: two of Opus, three of Vorbis, which end with a page. */
function headOf(file: Window): Head {
  const packets: Buffer[] = [];
  let open: Buffer[] = [];
  let kind: Head['kind'] | null = null;
  let wanted = 1;
  let page = pageAt(file, 0);
  if (!(page.flags & FIRST)) throw new Unfit('damaged');
  for (let at = 0; packets.length < wanted;) {
    page = pageAt(file, at);
    const body = Buffer.from(file.bytes(page.body, page.end - page.body));
    let from = 0;
    let to = 0;
    for (const lace of page.lacing) {
      to += lace;
      if (lace === 255) continue;
      packets.push(Buffer.concat([...open, body.subarray(from, to)]));
      open = [];
      from = to;
    }
    open.push(body.subarray(from));
    at = page.end;
    if (at > MOST_HEAD) throw new Unfit('tag');
    kind ??= kindOf(packets[0]);
    wanted = kind === 'opus' ? 2 : 3;
  }
  if (packets.length !== wanted || open.some((part) => part.length > 0) || !kind) throw new Unfit('damaged');
  return { kind, packets, next: page.end < file.size ? pageAt(file, page.end) : null };
}

function kindOf(packet: Buffer | undefined): Head['kind'] {
  if (packet?.subarray(0, 8).toString('latin1') === 'OpusHead' && packet.length >= 19) return 'opus';
  if (packet?.subarray(0, 7).toString('latin1') === '\u0001vorbis' && packet.length >= 30) return 'vorbis';
  throw new Unfit('kind');
}

/** The pages of sound, with their new numbers; how many samples they say they have. */
function soundOf(file: Window, { kind, packets, next }: Head, skip: number): Pick<Walked, 'samples' | 'pieces'> {
  const [id = Buffer.alloc(0), , ...setup] = packets;
  const serial = pageAt(file, 0).serial;
  const heads = paged(serial, [[id], [NO_TAGS[kind], ...setup]]);
  const pieces: Piece[] = [made(...heads)];
  let number = heads.length;
  let granule = 0n;
  for (let page = next; page; page = page.end < file.size ? pageAt(file, page.end) : null) {
    if (page.serial !== serial || page.flags & FIRST) throw new Unfit('several');
    if (page.granule >= 0n) granule = page.granule;
    pieces.push(...renumbered(file, page, number));
    number += 1;
    if (page.flags & LAST && page.end < file.size) throw new Unfit('several');
  }
  return { samples: Math.max(0, Number(granule) - skip), pieces: joined(pieces) };
}

function renumbered(file: Window, page: Page, number: number): Piece[] {
  if (page.number === number) return [{ from: page.at, to: page.end }];
  const whole = Buffer.from(file.bytes(page.at, page.end - page.at));
  whole.writeUInt32LE(number, 18);
  stamp(whole);
  return [made(whole.subarray(0, page.body - page.at)), { from: page.body, to: page.end }];
}

function joined(pieces: readonly Piece[]): Piece[] {
  const done: Piece[] = [];
  for (const piece of pieces) {
    const last = done.at(-1);
    if (last && 'to' in last && 'from' in piece && last.to === piece.from)
      done[done.length - 1] = { from: last.from, to: piece.to };
    else done.push(piece);
  }
  return done;
}

function pageAt(file: Window, at: number): Page {
  const head = Buffer.from(file.bytes(at, 27));
  if (head.toString('latin1', 0, 4) !== 'OggS' || head[4] !== 0) throw new Unfit('damaged');
  const lacing = Buffer.from(file.bytes(at + 27, head[26] ?? 0));
  const body = at + 27 + lacing.length;
  const end = body + lacing.reduce((sum, lace) => sum + lace, 0);
  const whole = Buffer.from(file.bytes(at, end - at));
  stamp(whole);
  if (whole.readUInt32LE(22) !== head.readUInt32LE(22)) throw new Unfit('damaged');
  return {
    ...{ at, end, body, lacing, flags: head[5] ?? 0, granule: head.readBigInt64LE(6) },
    ...{ serial: head.readUInt32LE(14), number: head.readUInt32LE(18) },
  };
}

/** Writes a page's sum into it. */
function stamp(page: Buffer): void {
  page.writeUInt32LE(0, 22);
  page.writeUInt32LE(crc32Ogg(page), 22);
}

/** Packets on pages of their own, as many to a page as fit. */
function paged(serial: number, groups: readonly (readonly Buffer[])[]): Buffer[] {
  const pages: Buffer[] = [];
  for (const packets of groups) {
    const laces = packets.flatMap(({ length }) => [...Array<number>(Math.floor(length / 255)).fill(255), length % 255]);
    const body = Buffer.concat(packets);
    for (let lace = 0, from = 0; lace < laces.length; lace += 255) {
      const some = laces.slice(lace, lace + 255);
      const bytes = some.reduce((sum, one) => sum + one, 0);
      const head = Buffer.alloc(27);
      head.write('OggS', 0, 'latin1');
      head[5] = (pages.length === 0 ? FIRST : 0) | (lace > 0 && laces[lace - 1] === 255 ? 1 : 0);
      head.writeUInt32LE(serial, 14);
      head.writeUInt32LE(pages.length, 18);
      head[26] = some.length;
      const page = Buffer.concat([head, Buffer.from(some), body.subarray(from, from + bytes)]);
      stamp(page);
      pages.push(page);
      from += bytes;
    }
  }
  return pages;
}

function words(text: string, zeros: number): Buffer {
  return Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(zeros)]);
}
