import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Place } from './s3-place.ts';
import { NAME, named, WrongLength, type LargeFiles } from './large-files.ts';

const PREFIX = 'recording-';

/** Large files in a bucket of a store that speaks S3, by the vendor's own client. */
export function largeInS3({ bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey }: S3Place): LargeFiles {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    // Sums that only some stores know are sent where the protocol asks for them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
  });
  // Some stores sign the address of a bucket without a slash at its end; every store takes it so.
  client.middlewareStack.add(
    (next) => (args) => {
      const request = args.request as { path: string };
      request.path = request.path.replace(/(?<=.)\/$/, '');
      return next(args);
    },
    { step: 'build' },
  );
  const at = (name: string) => ({ Bucket, Key: `${PREFIX}${named(name)}` });
  const remove = async (name: string) => void (await client.send(new DeleteObjectCommand(at(name))));
  return {
    async put(name, { content, bytes }) {
      const broken = new AbortController();
      content.once('error', (error) => broken.abort(error));
      const command = new PutObjectCommand({ ...at(name), Body: content, ContentLength: bytes });
      try {
        await client.send(command, { abortSignal: broken.signal });
        // Its length is asked for, because not every store checks what it was told.
        const { ContentLength } = await client.send(new HeadObjectCommand(at(name)));
        if (ContentLength !== bytes) throw new WrongLength();
      } catch (error) {
        // What cannot be removed now is nobody's, and goes with the next sweep.
        await remove(name).catch(() => undefined);
        throw error;
      }
    },
    async read(name, { from, to }) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ ...at(name), Range: `bytes=${from}-${to}` }));
        return (Body as Readable | undefined) ?? null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    remove,
    async *namesBefore(instant) {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: PREFIX }))
        for (const { Key = '', LastModified } of Contents) {
          const name = Key.slice(PREFIX.length);
          if (LastModified && LastModified < instant && NAME.test(name)) yield name;
        }
    },
  };
}
