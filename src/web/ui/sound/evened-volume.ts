/** How loud an audio element plays a recording, so that all are equally loud. It only lowers: a soft one is not lifted. */
export function evenedVolume(gain: number): number {
  return Math.min(1, Math.max(0, gain));
}
