/**
 * A file inside a zip: where it begins, how long it is there and unpacked, its checksum, and whether it is locked or
 * packed in a way that browsers do not know.
 */
export type ZipEntry = {
  readonly name: string;
  readonly at: number;
  readonly packed: number;
  readonly size: number;
  readonly crc: number;
  readonly locked: boolean;
  readonly method: number;
};

const TAIL = 66_000;
const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const BEYOND = 0xffffffff;
const LOCKED = 1;
const STORED = 0;
const DEFLATED = 8;
const MOST_ENTRIES = 2_000;

/**
 * The files of a zip, from the list at its end; `too_long` when that is of the kind for files beyond 4 GB, `damaged` when
 * there is none or it is not whole.
 */
export async function zipEntriesOf(zip: Blob): Promise<ZipEntry[] | 'damaged' | 'too_long'> {
  const from = Math.max(0, zip.size - TAIL);
  const tail = new DataView(await zip.slice(from).arrayBuffer());
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== END) end -= 1;
  if (end < 0) return 'damaged';
  const [count, size, at] = [
    tail.getUint16(end + 10, true),
    tail.getUint32(end + 12, true),
    tail.getUint32(end + 16, true),
  ];
  if (size === BEYOND || at === BEYOND) return 'too_long';
  if (size > 4_000_000 || at + size > zip.size) return 'damaged';
  const found = listed(new DataView(await zip.slice(at, at + size).arrayBuffer()));
  return found && found.length === Math.min(count, MOST_ENTRIES) ? found : 'damaged';
}

function listed(list: DataView): ZipEntry[] | null {
  const found: ZipEntry[] = [];
  for (let at = 0; at + 46 <= list.byteLength && list.getUint32(at, true) === CENTRAL && found.length < MOST_ENTRIES;) {
    const [name, extra, comment] = [
      list.getUint16(at + 28, true),
      list.getUint16(at + 30, true),
      list.getUint16(at + 32, true),
    ];
    if (at + 46 + name > list.byteLength) return null;
    const text = new TextDecoder().decode(new Uint8Array(list.buffer, at + 46, name));
    found.push({
      name: text,
      at: list.getUint32(at + 42, true),
      packed: list.getUint32(at + 20, true),
      size: list.getUint32(at + 24, true),
      crc: list.getUint32(at + 16, true),
      locked: (list.getUint16(at + 8, true) & LOCKED) === 1,
      method: list.getUint16(at + 10, true),
    });
    at += 46 + name + extra + comment;
  }
  return found;
}

/**
 * The bytes of one file of a zip, unpacked as they are read. Null when it is packed in a way that browsers do not know.
 * Throws, at the latest at their end, when they are not the bytes that were packed.
 */
export async function openEntry(
  zip: Blob,
  { at, packed, method, size, crc }: ZipEntry,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null> {
  const head = new DataView(await zip.slice(at, at + 30).arrayBuffer());
  if (head.byteLength < 30 || head.getUint32(0, true) !== LOCAL) throw new Error('no file begins here');
  const from = at + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const bytes = zip.slice(from, from + packed).stream();
  const check = () => checked({ size, crc });
  if (method === STORED) return bytes.pipeThrough(check());
  return method === DEFLATED ? bytes.pipeThrough(new DecompressionStream('deflate-raw')).pipeThrough(check()) : null;
}

type Bytes = Uint8Array<ArrayBuffer>;
/** What small packers write where they count no checksum. */
const NOT_TOLD = 0;

/** Lets bytes through, and breaks at their end when their number or their checksum (CRC-32) is another one. */
function checked({ size, crc }: Pick<ZipEntry, 'size' | 'crc'>): TransformStream<Bytes, Bytes> {
  let [length, sum] = [0, -1];
  return new TransformStream({
    transform(piece, out) {
      length += piece.length;
      for (const byte of piece) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 0xff] ?? 0);
      out.enqueue(piece);
    },
    flush(out) {
      const isOther = crc !== NOT_TOLD && (sum ^ -1) >>> 0 !== crc;
      if (length !== size || isOther) out.error(new Error('these are not the bytes that were packed'));
    },
  });
}

const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = (value & 1) === 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});
