import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { S3Place } from '../large/s3-place.ts';
import type { Objects } from './objects.ts';
import { openS3 } from './s3-client.ts';

const TAKEN = 412;

/** Objects in a bucket. A store that speaks S3 answers a put when it keeps the object, and lists it from then on. */
export function objectsInS3(place: S3Place): Objects {
  const client = openS3(place);
  const { bucket: Bucket } = place;
  return {
    put: async (Key, Body) => void (await client.send(new PutObjectCommand({ Bucket, Key, Body }))),
    async add(Key, Body) {
      try {
        await client.send(new PutObjectCommand({ Bucket, Key, Body, IfNoneMatch: '*' }));
      } catch (error) {
        // A try whose answer was lost had come through.
        if (!(error instanceof S3ServiceException) || error.$metadata.httpStatusCode !== TAKEN) throw error;
      }
    },
    async get(Key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    remove: async (Key) => void (await client.send(new DeleteObjectCommand({ Bucket, Key }))),
    async *list({ prefix: Prefix, after }) {
      const asked = { Bucket, Prefix, ...(after !== undefined && { StartAfter: after }) };
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, asked))
        for (const { Key, Size = 0, LastModified } of Contents)
          if (Key && LastModified) yield { name: Key, bytes: Size, at: LastModified };
    },
  };
}
