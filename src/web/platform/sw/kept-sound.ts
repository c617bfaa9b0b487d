import { SOUND_PIECE, type KeptSound } from '#web/platform/offline/sound-address.ts';
import { readPiece } from '#web/platform/offline/sound-store.ts';

/**
 * A part of a sound that this device keeps, as a player asks for it: at most to the end of the piece in which it
 * begins, since a player asks on by itself. 404 where the piece is not here.
 */
export async function answerSound({ name, type, bytes }: KeptSound, request: Request): Promise<Response> {
  const [, first = '0', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? [];
  const from = Number(first);
  if (from >= bytes) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${bytes}` } });
  const at = Math.floor(from / SOUND_PIECE);
  const piece = await readPiece({ name, at });
  if (!piece) return new Response(null, { status: 404 });
  const to = Math.min(bytes - 1, (at + 1) * SOUND_PIECE - 1, last === '' ? Infinity : Number(last));
  const content = piece.subarray(from - at * SOUND_PIECE, to + 1 - at * SOUND_PIECE);
  return new Response(content, {
    status: 206,
    headers: {
      'accept-ranges': 'bytes',
      'cache-control': 'no-store',
      'content-length': String(content.length),
      'content-range': `bytes ${from}-${to}/${bytes}`,
      'content-type': type,
    },
  });
}
