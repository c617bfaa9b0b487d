import type { LoopAsked } from '#domain/sound/loop.ts';
import { openWorker } from '#web/platform/worker.ts';

type Telling = { readonly signal: AbortSignal; readonly onSecond: (seconds: number) => void };

/** Renders a loop beside the page; null when it was stopped. `onSecond` hears how many seconds there are. */
export async function renderLoop(asked: LoopAsked, { signal, onSecond }: Telling): Promise<Blob | null> {
  const { default: address } = await import('./sound-worker.ts?worker&url');
  const renderer = openWorker(address);
  if (!renderer) throw new Error('no workers here');
  return new Promise<Blob | null>((resolve, reject) => {
    const parts: BlobPart[] = [];
    renderer.addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer> | null>) => {
      if (data === null) return resolve(new Blob(parts, { type: 'audio/wav' }));
      // A browser may lay a blob aside, an array it has to hold.
      parts.push(new Blob([data]));
      onSecond(parts.length - 1);
    });
    renderer.addEventListener('error', () => reject(new Error('the renderer did not come')));
    signal.addEventListener('abort', () => resolve(null), { once: true });
    renderer.postMessage(asked);
  }).finally(() => renderer.terminate());
}
