import type { ImportReader } from '#domain/import/import-result.ts';
import { readBlob } from './read-blob.ts';

/** Reads a file away from the page, so that a long one does not hold it up. */
self.addEventListener('message', (message: MessageEvent<{ file: Blob; reader: ImportReader }>) => {
  const { file, reader } = message.data;
  let told = 0;
  const onProgress = (read: number, of: number) => {
    if (read - told < of / 100) return;
    told = read;
    self.postMessage({ read, of });
  };
  void readBlob(file, { reader, onProgress }).then((result) => self.postMessage({ result }));
});
