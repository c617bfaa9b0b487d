/** A note's letters, as the server counts them. */
export const LONGEST_NOTE = 4000;
const NEAR = 3800;

/** How many letters of a note are too many; 0 where it fits. */
export function noteOver(note: string | undefined): number {
  return Math.max(0, (note?.length ?? 0) - LONGEST_NOTE);
}

/** Whether the end is near enough to be spoken of. */
export function isNoteLong(note: string | undefined): boolean {
  return (note?.length ?? 0) >= NEAR;
}
