import { pipeline, Transform, type Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { openS3 } from '../objects/s3-client.ts';
import type { S3Place } from './s3-place.ts';
import { NAME, named, WrongLength, type LargeFiles } from './large-files.ts';

const PREFIX = 'recording-';

/** Large files in a bucket of a store that speaks S3, by the vendor's own client. */
export function largeInS3(place: S3Place): LargeFiles {
  const { bucket: Bucket } = place;
  const client = openS3(place);
  const at = (name: string) => ({ Bucket, Key: `${PREFIX}${named(name)}` });
  const remove = async (name: string) => void (await client.send(new DeleteObjectCommand(at(name))));
  return {
    async put(name, { content, bytes }) {
      const broken = new AbortController();
      // Fewer bytes than were announced would leave both sides waiting.
      const counted = pipeline(content, ofLength(bytes), (error) => void (error && broken.abort(error)));
      const command = new PutObjectCommand({ ...at(name), Body: counted, ContentLength: bytes });
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

/** Lets a stream through and breaks where it ends at another length. */
function ofLength(bytes: number): Transform {
  let came = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      came += chunk.length;
      done(came > bytes ? new WrongLength() : null, chunk);
    },
    flush: (done) => done(came === bytes ? null : new WrongLength()),
  });
}
