type Bytes = Uint8Array<ArrayBuffer>;
type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** How much of a file is looked at before its encoding is chosen, where it comes in smaller pieces. */
const HEAD = 4096;
/** Of the bytes that are zero in a western text of UTF-16, more than this share stands in one half of the pairs. */
const ZEROS = 0.4;

/**
 * The text of a file piece by piece: UTF-8, UTF-16 by its mark or by the zeros in it, or what office programs of the west
 * write where it is no UTF-8. `onBytes` hears how many bytes came so far. A stream that breaks throws.
 */
export async function* textOf(stream: ReadableStream<Bytes>, onBytes: (bytes: number) => void): AsyncGenerator<string> {
  const pieces = stream.getReader();
  let decoder: TextDecoder | null = null;
  let [head, bytes]: [Bytes, number] = [new Uint8Array(), 0];
  try {
    for (;;) {
      const { done, value } = await pieces.read();
      if (done) break;
      bytes += value.length;
      onBytes(bytes);
      if (decoder) {
        yield decoder.decode(value, { stream: true });
        continue;
      }
      head = head.length === 0 ? value : joined(head, value);
      if (head.length < HEAD) continue;
      decoder = new TextDecoder(encodingOf(head));
      yield decoder.decode(head, { stream: true });
    }
    yield decoder ? decoder.decode() : new TextDecoder(encodingOf(head)).decode(head);
  } finally {
    await pieces.cancel().catch(() => undefined);
  }
}

function joined(one: Bytes, other: Bytes): Bytes {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

function encodingOf(head: Bytes): Encoding {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zerosAt = (half: number) => head.filter((byte, index) => index % 2 === half && byte === 0).length;
  const pairs = head.length / 2;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  if (odd > pairs * ZEROS && even === 0) return 'utf-16le';
  if (even > pairs * ZEROS && odd === 0) return 'utf-16be';
  return isUtf8(head) ? 'utf-8' : 'windows-1252';
}

function isUtf8(head: Bytes): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}
