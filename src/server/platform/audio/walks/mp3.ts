import { Unfit } from '../unfit.ts';
import type { Walk, Walked } from '../walk.ts';
import type { Window } from '../window.ts';
import { withoutTags } from './tags.ts';

const KBITS_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const KBITS_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const RATES = [44_100, 48_000, 32_000];

type Frame = { readonly bytes: number; readonly rate: number; readonly channels: number; readonly samples: number };

/** MPEG audio, layer III: frame after frame from the first to the last byte, each of them of one rate. */
export const walkMp3: Walk = (file) => {
  const isTagged = file.text(0, 3) === 'ID3';
  if (!isTagged && !(file.size >= 4 && frameAt(file, 0))) return null;
  const { from, to } = withoutTags(file);
  const first = from + 4 <= to ? frameAt(file, from) : null;
  // After a tag there may be another kind of file.
  if (!first) {
    if (!isTagged || file.text(from, 4) === 'fLaC') return null;
    throw new Unfit(to > from ? 'damaged' : 'too_short');
  }
  return walked(file, { from, to, first });
};

function walked(file: Window, { from, to, first }: { from: number; to: number; first: Frame }): Walked {
  let frames = 0;
  for (let at = from; at < to; frames += 1) {
    const frame = at + 4 <= to ? frameAt(file, at) : null;
    const isWhole = frame && at + frame.bytes <= to;
    if (!isWhole || frame.rate !== first.rate || frame.channels !== first.channels) throw new Unfit('damaged');
    at += frame.bytes;
  }
  const sounding = frames - Number(isInfo(file, from, first));
  const { rate, channels, samples } = first;
  return { kind: 'mp3', rate, channels, samples: sounding * samples, pieces: [{ from, to }] };
}

/** The first frame may hold a table instead of sound. */
function isInfo(file: Window, at: number, { bytes }: Frame): boolean {
  const words = file.text(at, Math.min(bytes, 64));
  return words.includes('Xing') || words.includes('Info') || words.includes('VBRI');
}

function frameAt(file: Window, at: number): Frame | null {
  const head = file.bytes(at, 4).readUInt32BE();
  const version = (head >>> 19) & 3;
  if (head >>> 21 !== 0x7ff || version === 1 || ((head >>> 17) & 3) !== 1) return null;
  const kbits = (version === 3 ? KBITS_1 : KBITS_2)[(head >>> 12) & 15];
  const base = RATES[(head >>> 10) & 3];
  if (!kbits || !base) return null;
  const rate = version === 3 ? base : version === 2 ? base / 2 : base / 4;
  const samples = version === 3 ? 1152 : 576;
  return {
    bytes: Math.floor((samples * 125 * kbits) / rate) + ((head >>> 9) & 1),
    rate,
    channels: ((head >>> 6) & 3) === 3 ? 1 : 2,
    samples,
  };
}
