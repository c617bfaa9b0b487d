import { fileURLToPath } from 'node:url';
import { readS3Url, type S3Place } from './large/s3-place.ts';

/** A place that every host sees, for what members brought and the ledger of erasures. */
export type StorePlace =
  | { readonly kind: 's3'; readonly s3: S3Place }
  | { readonly kind: 'postgres'; readonly url: string }
  | { readonly kind: 'folder'; readonly folder: string };

const POSTGRES = ['postgres:', 'postgresql:'];

/** Reads the address of a store: that of a bucket, of a PostgreSQL, or of a folder (file:///...); null where it is none. */
export function readStoreUrl(text = ''): StorePlace | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (POSTGRES.includes(url.protocol)) return url.pathname.length > 1 ? { kind: 'postgres', url: text } : null;
  if (url.protocol === 'file:')
    return url.host === '' && url.pathname.length > 1 ? { kind: 'folder', folder: folderOf(url) } : null;
  const s3 = readS3Url(text);
  return s3 && { kind: 's3', s3 };
}

function folderOf(url: URL): string {
  return fileURLToPath(url).replace(/\/+$/, '');
}

/** What tells two addresses of databases apart: host, port and name. */
export function databaseAt(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(
    url.replace(/^postgres(?:ql)?:\/\/(?=\/)/, 'postgres://localhost'),
  );
  return `${searchParams.get('host') ?? hostname}:${port || '5432'}${pathname}`;
}

/** Says of a store where it is, and never the password in its address. */
export function storeName(place: StorePlace): string {
  if (place.kind === 's3') return `${new URL(place.s3.endpoint).host}/${place.s3.bucket}`;
  return place.kind === 'postgres' ? databaseAt(place.url) : place.folder;
}
