/**
 * Addresses that answer with a file instead of JSON. A browser follows them as links; they are no part of the table of
 * routes.
 */
export const DOWNLOADS = {
  archive: '/api/export/archive',
  json: '/api/export/json',
  csv: '/api/export/csv',
  calendar: '/calendar/:file',
  avatar: '/api/avatar/:file',
  portrait: '/api/portrait/:file',
  shopPicture: '/api/shop/pictures/:file',
  audio: '/api/audio/:token',
} as const;
