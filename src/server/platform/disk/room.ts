import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** How many bytes the product may still write where its data lies. */
export type FreeBytes = () => Promise<number>;
/** Whether the disk is almost full. Asked before every write: an answer is at most a second old. */
export type Room = { isLow(): Promise<boolean> };

const KEPT_MS = 1_000;

/** The bytes free for us on the disk of a folder, or of the nearest one above it that exists. */
export async function freeBytesOf(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(folder) === folder) throw error;
    return freeBytesOf(dirname(folder));
  }
}

/** Watches the free bytes: fewer than `least` are too few. `now` is in milliseconds and only counts on. */
export function openRoom({
  free,
  least,
  now = () => performance.now(),
}: {
  free: FreeBytes;
  least: number;
  now?: () => number;
}): Room {
  let held: { low: Promise<boolean>; until: number } | null = null;
  return {
    isLow: () => {
      if (held && held.until > now()) return held.low;
      const low = free().then((bytes) => bytes < least);
      held = { low, until: now() + KEPT_MS };
      // What could not be asked is asked again by the next.
      low.catch(() => (held = null));
      return low;
    },
  };
}
