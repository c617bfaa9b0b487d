import type { Upload } from 'tus-js-client';

/** An upload that goes on where it stopped. */
export type ResumableUpload = Upload;

/** The library that sends files by the tus protocol, fetched when something is sent. */
export async function loadResumable(): Promise<typeof Upload> {
  return (await import('tus-js-client')).Upload;
}
