import { keepPiece, piecesOf } from './sound-store.ts';
import { SOUND_PIECE } from './sound-address.ts';

type Wish = {
  readonly owner: string;
  /** The name it is kept under. */ readonly name: string;
  readonly bytes: number;
  readonly address: string;
  /** Asks again where it is: an address is good for a few hours. Null where it is nowhere any more. */
  readonly fresh: () => Promise<string | null>;
  readonly signal: AbortSignal;
  readonly onProgress: (bytes: number) => void;
};

/** The sound at the address is another one by now, or is nowhere. */
export class SoundGone extends Error {
  override readonly name = 'SoundGone';
}

/** Fetches a sound piece by piece and keeps each: what broke off goes on behind the last piece that is here. */
export async function fetchSound(wish: Wish): Promise<void> {
  const { owner, name, bytes, signal, onProgress } = wish;
  const pieces = Math.ceil(bytes / SOUND_PIECE);
  let { address } = wish;
  let isFresh = false;
  for (let at = await piecesOf(name); at < pieces;) {
    const from = at * SOUND_PIECE;
    onProgress(from);
    const range = `bytes=${from}-${Math.min(bytes, from + SOUND_PIECE) - 1}`;
    const answer = await fetch(address, { headers: { range }, signal });
    if (answer.status === 404 && !isFresh) {
      address = (await wish.fresh()) ?? '';
      if (address === '') throw new SoundGone();
      isFresh = true;
      continue;
    }
    // Only a part of a sound that is as long as it was begins where the last one ended.
    if (answer.status !== 206 || !answer.headers.get('content-range')?.endsWith(`/${bytes}`)) {
      if (answer.status >= 500 || answer.status === 429) throw new Error('the sound does not come now');
      throw new SoundGone();
    }
    const part = new Uint8Array(await answer.arrayBuffer());
    signal.throwIfAborted();
    await keepPiece(owner, { name, at }, part);
    isFresh = false;
    at += 1;
  }
  onProgress(bytes);
}
