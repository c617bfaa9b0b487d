/** What a page that rests tells the service worker: keep all files of your version now. */
export const KEEP_FILES = 'keep files';
