import { loopParts, type LoopAsked } from '#domain/sound/loop.ts';

// Ten minutes of sound are a minute of work: a second of them is told at a time.
addEventListener('message', ({ data }: MessageEvent<LoopAsked>) => {
  for (const part of loopParts(data)) postMessage(part, { transfer: [part.buffer] });
  postMessage(null);
});
