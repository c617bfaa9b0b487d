import crypto, { type CipherKey, type BinaryLike } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** A server on this machine that speaks S3: `url` is a bucket of it, as S3_URL and STORE_URL name one. */
export type S3StandIn = { readonly url: string; close(): Promise<void> };

const BUCKET = 'moonhearth';
const TAKEN = '<?xml version="1.0" encoding="UTF-8"?><Error><Code>PreconditionFailed</Code></Error>';

/** It makes the tokens of its pages by DES, which OpenSSL 3 does not have; they mean nothing outside of it. */
function mendTokens(): void {
  const [cipher, decipher] = [crypto.createCipheriv, crypto.createDecipheriv];
  const twice = (bytes: unknown) => Buffer.concat([bytes as Buffer, bytes as Buffer]);
  const mended =
    <T>(make: (name: string, key: CipherKey, iv: BinaryLike | null, options?: object) => T) =>
    (name: string, key: CipherKey, iv: BinaryLike | null, options?: object) =>
      name === 'des' ? make('aes-128-cbc', twice(key), twice(iv)) : make(name, key, iv, options);
  Object.assign(crypto, { createCipheriv: mended(cipher), createDecipheriv: mended(decipher) });
}

/** Starts one. What it does not know of the protocol, a put that may not replace anything, is done before it. */
export async function openS3StandIn(): Promise<S3StandIn> {
  mendTokens();
  const directory = mkdtempSync(join(tmpdir(), 'moonhearth-s3-'));
  const behind = new S3rver({ port: 0, silent: true, directory, configureBuckets: [{ name: BUCKET, configs: [] }] });
  const { port } = await behind.run();
  const before = createServer((asked, answer) => {
    const key = decodeURIComponent((asked.url ?? '').split('?')[0] ?? '');
    const isTaken = asked.headers['if-none-match'] === '*' && existsSync(join(directory, `${key}._S3rver_object`));
    if (!isTaken) return passOn(port, asked, answer);
    asked.resume();
    answer.writeHead(412, { 'content-type': 'application/xml' }).end(TAKEN);
  });
  await new Promise<void>((done) => before.listen(0, '127.0.0.1', done));
  const close = async () => {
    before.closeAllConnections();
    await new Promise((done) => before.close(done));
    await behind.close();
    rmSync(directory, { recursive: true, force: true });
  };
  return { url: `http://S3RVER:S3RVER@127.0.0.1:${(before.address() as AddressInfo).port}/${BUCKET}`, close };
}

function passOn(port: number, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, url, headers } = asked;
  const passed = request({ host: '127.0.0.1', port, method, path: url, headers }, (answered) => {
    answer.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(answer);
  });
  passed.on('error', () => answer.destroy());
  asked.on('close', () => asked.complete || passed.destroy());
  asked.pipe(passed);
}
