import { lowPass } from '../parts/filters.ts';
import { nowAndThen, openGrains } from '../parts/grains.ts';
import { between, openChance, pinkNoise, wander } from '../parts/noise.ts';
import type { OpenSource } from '../sound.ts';

/** When a note comes after the one before, how high it is against the bird's own pitch, and how long. */
type Note = { readonly after: number; readonly high: number; readonly slide: number; readonly seconds: number };
const OWL: readonly Note[] = [
  { after: 0, high: 1, slide: 0.92, seconds: 0.9 },
  { after: 1.7, high: 0.98, slide: 0.9, seconds: 0.25 },
  { after: 0.34, high: 1.02, slide: 0.95, seconds: 0.3 },
  { after: 0.36, high: 1, slide: 0.85, seconds: 1.3 },
];
const WHISTLE: readonly Note[] = [
  { after: 0, high: 1, slide: 1.1, seconds: 0.35 },
  { after: 0.42, high: 1, slide: 1.1, seconds: 0.35 },
  { after: 0.42, high: 1.18, slide: 0.8, seconds: 0.4 },
  { after: 0.5, high: 1.42, slide: 0.5, seconds: 0.14 },
  { after: 0.15, high: 1.3, slide: 0.5, seconds: 0.14 },
  { after: 0.15, high: 1.42, slide: 0.5, seconds: 0.14 },
  { after: 0.15, high: 0.9, slide: 0.7, seconds: 0.6 },
];
type Song = { notes: readonly Note[]; next: number; wait: number; hertz: number; loud: number; side: number };

/** Birds of the night: an owl who calls across the valley, and a small one who whistles, over trees that breathe. */
export const openBirds: OpenSource = ({ rate, seed }) => {
  const chance = openChance(seed);
  const trees = [pinkNoise(seed + 1), pinkNoise(seed + 2)] as const;
  const [airLeft, airRight] = [lowPass({ rate, hertz: 620 }), lowPass({ rate, hertz: 620 })];
  const breath = wander(rate, { seconds: 7, seed: seed + 3 });
  const tones = openGrains(rate, 18);
  const owlCalls = nowAndThen(chance, { rate, least: 9, most: 21 });
  const whistles = nowAndThen(chance, { rate, least: 7, most: 17 });
  const owl: Song = silent(OWL);
  const small: Song = silent(WHISTLE);
  const begin = (song: Song, hertz: number, loud: number) =>
    Object.assign(song, { next: 0, wait: 0, hertz, loud, side: between(chance, 0.1, 0.9) });
  const fill = (toLeft: Float32Array, toRight: Float32Array, count: number) => {
    for (let i = 0; i < count; i += 1) {
      if (owlCalls()) begin(owl, between(chance, 350, 400), between(chance, 0.15, 0.21));
      if (whistles()) begin(small, between(chance, 1900, 2500), between(chance, 0.045, 0.07));
      sing(owl, { rate, begin: tones.begin });
      sing(small, { rate, begin: tones.begin });
      tones.next();
      const air = 0.14 + 0.08 * breath();
      toLeft[i] = airLeft(trees[0]()) * air + tones.out.left;
      toRight[i] = airRight(trees[1]()) * air + tones.out.right;
    }
  };
  return { fill };
};

function silent(notes: readonly Note[]): Song {
  return { notes, next: notes.length, wait: 0, hertz: 0, loud: 0, side: 0.5 };
}

function sing(
  song: Song,
  { rate, begin }: { readonly rate: number; readonly begin: ReturnType<typeof openGrains>['begin'] },
): void {
  if (song.wait > 0) song.wait -= 1;
  const note = song.notes[song.next];
  if (!note || song.wait > 0) return;
  const { hertz, loud, side } = song;
  const tone = { slide: note.slide, seconds: note.seconds, side };
  begin({ ...tone, hertz: hertz * note.high, loud });
  // A second, softer tone an octave up gives it a body.
  begin({ ...tone, hertz: hertz * note.high * 2, loud: loud * 0.12 });
  song.next += 1;
  song.wait = Math.round((song.notes[song.next]?.after ?? 0) * rate);
}
