/**
 * A file inside a zip: where it begins, how long it is there and unpacked, and whether it is locked or packed in a way
 * that browsers do not know.
 */
export type ZipEntry = {
  readonly name: string;
  readonly at: number;
  readonly packed: number;
  readonly size: number;
  readonly locked: boolean;
  readonly method: number;
};

const TAIL = 66_000;
const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCKED = 1;
const STORED = 0;
const DEFLATED = 8;
const MOST_ENTRIES = 2_000;

/**
 * The files of a zip, from the list at its end. Null when there is no such list, or it is of the kind for files beyond
 * 4 GB.
 */
export async function zipEntriesOf(zip: Blob): Promise<ZipEntry[] | null> {
  const from = Math.max(0, zip.size - TAIL);
  const tail = new DataView(await zip.slice(from).arrayBuffer());
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== END) end -= 1;
  if (end < 0) return null;
  const [size, at] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  if (size > 4_000_000 || at + size > zip.size) return null;
  return listed(new DataView(await zip.slice(at, at + size).arrayBuffer()));
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
      locked: (list.getUint16(at + 8, true) & LOCKED) === 1,
      method: list.getUint16(at + 10, true),
    });
    at += 46 + name + extra + comment;
  }
  return found;
}

/**
 * The bytes of one file of a zip, unpacked as they are read. Null when it is packed in a way that browsers do not know.
 */
export async function openEntry(
  zip: Blob,
  { at, packed, method }: ZipEntry,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null> {
  const head = new DataView(await zip.slice(at, at + 30).arrayBuffer());
  if (head.byteLength < 30) return null;
  const from = at + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const bytes = zip.slice(from, from + packed).stream();
  if (method === STORED) return bytes;
  return method === DEFLATED ? bytes.pipeThrough(new DecompressionStream('deflate-raw')) : null;
}
