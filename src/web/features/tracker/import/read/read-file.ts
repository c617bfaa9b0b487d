import type { ImportResult, ImportReader } from '#domain/import/import-result.ts';
import { REFUSED } from '#domain/import/import-refusals.ts';
import { openWorker } from '#web/platform/worker.ts';
import { readBlob, type OnProgress } from './read-blob.ts';

type Said = { readonly result: ImportResult } | { readonly read: number; readonly of: number };
export type ReadOptions = {
  readonly reader: ImportReader;
  readonly onProgress: OnProgress;
  readonly signal: AbortSignal;
};

/**
 * Reads a chosen file on this device, in a worker where there is one. Never throws; once the signal has fired the
 * answer never comes.
 */
export async function readFile(file: File, { reader, onProgress, signal }: ReadOptions): Promise<ImportResult> {
  const worker = openWorker((await import('./read-worker.ts?worker&url')).default);
  if (!worker) return readBlob(file, { reader, onProgress });
  return new Promise((done) => {
    signal.addEventListener('abort', () => worker.terminate());
    const end = (result: ImportResult) => {
      worker.terminate();
      done(result);
    };
    worker.addEventListener('message', (message: MessageEvent<Said>) =>
      'result' in message.data ? end(message.data.result) : onProgress(message.data.read, message.data.of),
    );
    worker.addEventListener('error', () => end({ ok: false, reason: REFUSED.damaged }));
    worker.postMessage({ file, reader });
  });
}
