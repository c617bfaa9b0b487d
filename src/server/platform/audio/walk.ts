import type { Window } from './window.ts';

/** The kinds of files that are taken, by what their bytes are. */
export const AUDIO_TYPES = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  opus: 'audio/ogg',
  vorbis: 'audio/ogg',
  wav: 'audio/wav',
  flac: 'audio/flac',
} as const;
/** How a file of a kind ends. */
export const AUDIO_ENDINGS = {
  mp3: 'mp3',
  m4a: 'm4a',
  opus: 'ogg',
  vorbis: 'ogg',
  wav: 'wav',
  flac: 'flac',
} as const satisfies Record<keyof typeof AUDIO_TYPES, string>;
export type AudioKind = keyof typeof AUDIO_TYPES;

/** A part of the rewritten file: bytes of the old one from a place up to another, or new bytes in base64. */
export type Piece = { readonly from: number; readonly to: number } | { readonly made: string };

/** A file whose every frame was walked: what it is, and what is left of it without tags and pictures. */
export type Walked = {
  readonly kind: AudioKind;
  /** Samples a second, and how many there are for each channel. */
  readonly rate: number;
  readonly channels: number;
  readonly samples: number;
  readonly pieces: readonly Piece[];
  /** Raw frames and their settings, where the decoder wants those instead of the rewritten file. */
  readonly raw?: { readonly config: Uint8Array; readonly frames: readonly (readonly [at: number, bytes: number])[] };
};

/** Walks the whole of a file of one kind; null where it is of another. Throws Unfit. */
export type Walk = (file: Window) => Walked | null;

/** New bytes as a part of the rewritten file. */
export function made(...parts: readonly Uint8Array[]): Piece {
  return { made: Buffer.concat(parts).toString('base64') };
}
