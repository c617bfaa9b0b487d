import { createHash } from 'node:crypto';

/** The ETag of a content: as many letters of its hash as no two contents share. */
export function etagOf(content: Buffer | string): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** What a policy calls an inlined style by, without its quotes. */
export function styleHashOf(css: string): string {
  return `sha256-${createHash('sha256').update(css).digest('base64')}`;
}
