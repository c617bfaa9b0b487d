import { createHash, randomBytes, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, pipeline } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { flushFolder } from '../../files/flushed.ts';

/** A sealed file as it lies in the backup: what it is checked by without opening it. */
export type SealedFile = { readonly sha256: string; readonly bytes: number };

/** What is written beside its place until it is whole. */
export const PART = '.part';

/**
 * Packs and encrypts a stream to the backup's recipient (age, https://age-encryption.org/v1). The file appears under
 * its name when all of it is on the disk and opens again to what was sealed: first beside its place, flushed, read back,
 * moved there, and the folder flushed. A second key that nobody keeps opens it for the reading back, since the secret
 * half of the recipient is on another machine. Throws when what was read back is something else.
 */
export async function sealTo(
  path: string,
  { source, recipient }: { source: Readable; recipient: string },
): Promise<SealedFile> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const witness = await generateX25519Identity();
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  encrypter.addRecipient(await identityToRecipient(witness));
  const plain = createHash('sha256');
  const packed = createGzip({ level: 1 });
  pipeline(source, hashed(plain), packed, () => undefined);
  const part = `${path}.${randomBytes(6).toString('hex')}${PART}`;
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    const file = await open(part, 'wx', 0o600);
    try {
      for await (const chunk of await encrypter.encrypt(asWeb(packed))) {
        hash.update(chunk);
        bytes += chunk.length;
        await file.appendFile(chunk);
      }
      await file.sync();
    } finally {
      await file.close();
    }
    if ((await plainHashOf(part, witness)) !== plain.digest('hex'))
      throw new Error(`${path} does not open to what was sealed: the disk of the backup lost or changed something.`);
    await rename(part, path);
    await flushFolder(dirname(path));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return { sha256: hash.digest('hex'), bytes };
}

/**
 * The plain content of a sealed file. The stream fails where a byte of it was changed or is missing, or the identity is
 * another's.
 */
export async function openSealed(path: string, identity: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const plain = createGunzip();
  const opened = await decrypter.decrypt(asWeb(createReadStream(path)));
  pipeline(Readable.from(opened), plain, () => undefined);
  return plain;
}

/** A small sealed file's whole content. */
export async function readSealed(path: string, identity: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of await openSealed(path, identity)) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** Hands a stream on and adds all of it to a hash. */
function hashed(hash: Hash) {
  return async function* (source: AsyncIterable<Buffer>) {
    for await (const piece of source) {
      hash.update(piece);
      yield piece;
    }
  };
}

async function plainHashOf(path: string, identity: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of await openSealed(path, identity)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

/** The SHA-256 of a file as it lies there, hex. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

function asWeb(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}
