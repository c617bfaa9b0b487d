type Bytes = Uint8Array<ArrayBuffer>;
type Packed = {
  readonly name: string;
  readonly bytes: Bytes;
  readonly method?: 0 | 8;
  readonly locked?: boolean;
  readonly crc?: number;
};

/** A zip of these files, as a packer writes it: heads, bytes, the list, and its end. */
export async function zipOf(files: readonly Packed[]): Promise<Bytes> {
  const heads: Bytes[] = [];
  const list: Bytes[] = [];
  for (const { name, bytes, method = 8, locked = false, crc = crcOf(bytes) } of files) {
    const body = method === 8 ? await deflated(bytes) : bytes;
    const title = bytesOf(name);
    const common = written(26, [
      [2, 0, 20],
      [2, 2, locked ? 1 : 0],
      [2, 4, method],
      [4, 10, crc],
      [4, 14, body.length],
      [4, 18, bytes.length],
      [2, 22, title.length],
    ]);
    const at = heads.reduce((sum, head) => sum + head.length, 0);
    heads.push(joined([written(4, [[4, 0, 0x04034b50]]), common, title, body]));
    list.push(joined([written(6, [[4, 0, 0x02014b50]]), common, written(14, [[4, 10, at]]), title]));
  }
  const central = joined(list);
  const end = written(22, [
    [4, 0, 0x06054b50],
    [2, 8, files.length],
    [2, 10, files.length],
    [4, 12, central.length],
    [4, 16, joined(heads).length],
  ]);
  return joined([...heads, central, end]);
}

/** A text as the bytes of UTF-8. */
export function bytesOf(text: string): Bytes {
  return Uint8Array.from(new TextEncoder().encode(text));
}

/** Pieces behind each other. */
export function joined(pieces: readonly Bytes[]): Bytes {
  return Uint8Array.from(pieces.flatMap((piece) => [...piece]));
}

function written(length: number, numbers: readonly (readonly [size: 2 | 4, at: number, value: number])[]): Bytes {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  for (const [size, at, value] of numbers)
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
  return bytes;
}

async function deflated(bytes: Bytes): Promise<Bytes> {
  const packer = new CompressionStream('deflate-raw');
  const writer = packer.writable.getWriter();
  void writer.write(bytes).then(() => writer.close());
  const pieces: Bytes[] = [];
  const reader = packer.readable.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(pieces);
    pieces.push(Uint8Array.from(value));
  }
}

function crcOf(bytes: Bytes): number {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum & 1) === 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ -1) >>> 0;
}
