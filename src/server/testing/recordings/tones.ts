import { FLAC, M4A, MP3, OGG, OPUS } from './tone-bytes.ts';

/**
 * A tone of a little more than a second in each kind of file that is packed, with a title in its tags, and a picture in
 * those of mp3 and m4a. Made once with ffmpeg's own encoders from its `sine` source, which is computed.
 */
export const TONES: Readonly<Record<'mp3' | 'm4a' | 'opus' | 'ogg' | 'flac', Buffer>> = {
  mp3: Buffer.from(MP3, 'base64'),
  m4a: Buffer.from(M4A, 'base64'),
  opus: Buffer.from(OPUS, 'base64'),
  ogg: Buffer.from(OGG, 'base64'),
  flac: Buffer.from(FLAC, 'base64'),
};
/** The words in their tags. */
export const TITLE = 'A private title';

/** A tone as a WAV of plain numbers, one side of 16 bits, with a tag of its own. */
export function wavTone({
  seconds,
  rate = 8_000,
  level = 0.25,
}: {
  readonly seconds: number;
  readonly rate?: number;
  readonly level?: number;
}): Buffer {
  const samples = Math.round(seconds * rate);
  const tag = Buffer.concat([Buffer.from(TITLE), Buffer.alloc(TITLE.length % 2)]);
  const bytes = Buffer.alloc(44 + 8 + tag.length + samples * 2);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('ICMT', 36, 'latin1');
  bytes.writeUInt32LE(tag.length, 40);
  tag.copy(bytes, 44);
  bytes.write('data', 44 + tag.length, 'latin1');
  bytes.writeUInt32LE(samples * 2, 48 + tag.length);
  for (let i = 0; i < samples; i += 1)
    bytes.writeInt16LE(Math.round(level * 32_767 * Math.sin((2 * Math.PI * 500 * i) / rate)), 52 + tag.length + i * 2);
  return bytes;
}

/** As many silent frames of an mp3 as last so many seconds, of eight kilobits each. */
export function longMp3(seconds: number): Buffer {
  // MPEG 2.5, layer III, 8 kbit/s, 8 kHz, one side: 72 bytes for 576 samples.
  const frame = Buffer.alloc(72);
  frame.writeUInt32BE(0xffe318c4);
  return Buffer.alloc(Math.round((seconds * 8_000) / 576) * 72, frame);
}
