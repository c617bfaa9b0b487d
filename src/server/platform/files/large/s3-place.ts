/** Where objects are kept, and by whose keys. */
export type S3Place = {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/**
 * Reads an address like `https://key:secret@s3.example.org/bucket?region=eu-central-1`; null where it is none. The
 * region is `us-east-1` where none is named.
 */
export function readS3Url(text = ''): S3Place | null {
  if (!URL.canParse(text)) return null;
  const { protocol, host, pathname, searchParams, username, password } = new URL(text);
  const bucket = pathname.slice(1);
  if (!['https:', 'http:'].includes(protocol) || !/^[a-z0-9][a-z0-9.-]{2,62}$/.test(bucket)) return null;
  if (!username || !password) return null;
  return {
    endpoint: `${protocol}//${host}`,
    region: searchParams.get('region') ?? 'us-east-1',
    bucket,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
}
