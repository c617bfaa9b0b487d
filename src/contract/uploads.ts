/**
 * Addresses that take a file instead of JSON. They are no part of the table of routes: a body is the file itself, with
 * its media type.
 */
export const UPLOADS = {
  avatar: '/api/avatar',
  portrait: '/api/portrait',
  shopPicture: '/api/admin/shop/pictures',
  recording: '/api/uploads',
  recordingPart: '/api/uploads/:upload',
  sample: '/api/sample-uploads',
  samplePart: '/api/sample-uploads/:upload',
} as const;

/** The header that says an upload was meant (security.md 3): a form of another page cannot send it. */
export const UPLOAD_HEADER = 'x-upload';

/** Where the member's picture is, by the name of its file. */
export function avatarAddress(file: string): string {
  return `${UPLOADS.avatar}/${file}`;
}

/** Where a teacher's portrait is, by the name of its file. */
export function portraitAddress(file: string): string {
  return `${UPLOADS.portrait}/${file}`;
}

/** Where a picture of a product is, by its id. */
export function shopPictureAddress(picture: string): string {
  return `/api/shop/pictures/${picture}`;
}
