import { S3Client } from '@aws-sdk/client-s3';
import type { S3Place } from '../large/s3-place.ts';

const CONNECT_MS = 5_000;
const SILENT_MS = 60_000;

/** The vendor's client for a store that speaks S3: two tries, five seconds to be let in, a minute of silence. */
export function openS3({ endpoint, region, accessKeyId, secretAccessKey }: S3Place): S3Client {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENT_MS },
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
  return client;
}
