import { decoder as aac } from '@audio/decode-aac';
import { decoder as flac } from '@audio/decode-flac';
import { decoder as mp3 } from '@audio/decode-mp3';
import { decoder as opus } from '@audio/decode-opus';
import { decoder as vorbis } from '@audio/decode-vorbis';
import { decoder as wav } from '@audio/decode-wav';
import { Unfit } from './unfit.ts';
import type { Piece, Walked } from './walk.ts';
import type { Window } from './window.ts';

const FED = 256 * 1024;
/** Frames of AAC that are decoded at once. */
const FRAMES = 64;

type Heard = { readonly channelData: Float32Array[]; readonly sampleRate: number };
type Hear = (channels: readonly Float32Array[], rate: number) => void;
type Decoder = { decode(bytes: Uint8Array): Heard; flush?(): Heard; free(): void };

const OPEN = { flac, mp3, opus, vorbis, wav: async () => Promise.resolve(wav()) } as const;

/** Decodes what was walked from its first sample to its last, a piece at a time. Throws Unfit where it does not decode. */
export async function decodeAll(file: Window, walked: Walked, hear: Hear): Promise<void> {
  if (walked.raw) return decodeRaw(file, walked.raw, hear);
  if (walked.kind === 'm4a') throw new Unfit('damaged');
  const decoder: Decoder = await OPEN[walked.kind]();
  const take = (heard: Heard) => heard.channelData[0]?.length && hear(heard.channelData, heard.sampleRate);
  for (const bytes of bytesOf(file, walked.pieces)) take(decoder.decode(bytes));
  if (decoder.flush) take(decoder.flush());
  decoder.free();
}

async function decodeRaw(file: Window, { config, frames }: NonNullable<Walked['raw']>, hear: Hear): Promise<void> {
  const decoder = await aac({ asc: config });
  for (let at = 0; at < frames.length; at += FRAMES) {
    const some = frames.slice(at, at + FRAMES).map(([from, bytes]) => Uint8Array.from(file.bytes(from, bytes)));
    const { channelData, sampleRate } = decoder.decode(some);
    if (channelData[0]?.length) hear(channelData, sampleRate);
  }
  decoder.free();
}

/** The bytes of the rewritten file, a quarter of a megabyte at a time. */
export function* bytesOf(file: Window, pieces: readonly Piece[]): Generator<Uint8Array> {
  for (const piece of pieces) {
    if ('made' in piece) yield Buffer.from(piece.made, 'base64');
    else
      for (let at = piece.from; at < piece.to; at += FED)
        yield Uint8Array.from(file.bytes(at, Math.min(FED, piece.to - at)));
  }
}
