import { Unfit } from '../unfit.ts';

/** A box of an MP4: its name, its whole and what is in it, as places in the bytes that hold it. */
export type Atom = { readonly name: string; readonly from: number; readonly body: number; readonly to: number };

/** The boxes that follow each other in these bytes. Throws where one is longer than what holds it. */
export function atomsIn(bytes: Buffer, first = 0, end = bytes.length): Atom[] {
  const found: Atom[] = [];
  for (let at = first; at < end;) {
    if (at + 8 > end) throw new Unfit('damaged');
    const size = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (size < 8 || at + size > end) throw new Unfit('damaged');
    found.push({ name, from: at, body: at + 8, to: at + size });
    at += size;
  }
  return found;
}

/** What is in the one box of a path; throws where there is none, or where there are several. */
export function bodyOf(bytes: Buffer, path: readonly string[]): Buffer {
  const [name, ...rest] = path;
  const found = atomsIn(bytes).filter((atom) => atom.name === name);
  const [one] = found;
  if (!one) throw new Unfit('damaged');
  if (found.length > 1) throw new Unfit('several');
  const body = bytes.subarray(one.body, one.to);
  return rest.length > 0 ? bodyOf(body, rest) : body;
}

/** A box made of a name and its bytes. */
export function atom(name: string, ...parts: readonly Uint8Array[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + parts.reduce((sum, part) => sum + part.length, 0));
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, ...parts]);
}
