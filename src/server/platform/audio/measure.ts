import { openLoudness } from '#domain/sound/loudness.ts';
import { decodeAll } from './decoders.ts';
import { Unfit } from './unfit.ts';
import type { Walked } from './walk.ts';
import type { Window } from './window.ts';

/** How many figures a drawn wave has at most. */
export const PEAKS = 800;
/** A decoder may swallow what begins and ends a stream, not more: seconds. */
const SWALLOWED = 0.25;

/** What was heard: how loud it is (LUFS), and the highest sample of each part of it from 0 to 255. */
export type Measured = { readonly loudness: number; readonly peaks: readonly number[] };

/** Decodes a walked file and measures it. Throws Unfit where it is silent, or decodes to less than its frames say. */
export async function measure(file: Window, walked: Walked): Promise<Measured> {
  const { rate, samples } = walked;
  const highest = new Float64Array(Math.max(1, Math.min(PEAKS, Math.ceil((samples / rate) * 20))));
  let meter: ReturnType<typeof openLoudness> | null = null;
  let seconds = 0;
  await decodeAll(file, walked, (heard, at) => {
    const [one, other] = heard;
    if (!one) return;
    meter ??= openLoudness({ rate: at, channels: Math.min(2, heard.length) });
    meter.hear(heard);
    const first = seconds * at;
    const part = (highest.length * rate) / (samples * at);
    for (let i = 0; i < one.length; i += 1) {
      const high = Math.max(Math.abs(one[i] ?? 0), Math.abs(other?.[i] ?? 0));
      const bar = Math.min(highest.length - 1, Math.floor((first + i) * part));
      if (high > (highest[bar] ?? 0)) highest[bar] = high;
    }
    seconds += one.length / at;
  });
  if (Math.abs(seconds - samples / rate) > SWALLOWED) throw new Unfit('damaged');
  const loudness = (meter as ReturnType<typeof openLoudness> | null)?.lufs() ?? null;
  if (loudness === null) throw new Unfit('silent');
  return { loudness, peaks: Array.from(highest, (high) => Math.min(255, Math.round(high * 255))) };
}
