/**
 * A full moon is called super from this share of the way from the farthest to the nearest point of its turn around the
 * Earth (the word and the 90 % are from R. Nolle 1979; each turn by itself, as F. Espenak counts).
 */
const NEAR = 0.9;

/**
 * Whether a full moon is a supermoon: its distance, and those of the farthest and nearest points of the same turn, all
 * in kilometres from centre to centre.
 */
export function isSupermoon({
  distance,
  nearest,
  farthest,
}: {
  distance: number;
  nearest: number;
  farthest: number;
}): boolean {
  return (farthest - distance) / (farthest - nearest) >= NEAR;
}
