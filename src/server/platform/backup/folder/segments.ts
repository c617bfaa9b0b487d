import { existsSync, readdirSync } from 'node:fs';

/** One file of the log as it lies in the backup: its name, and the beginning of the SHA-256 of its plain content. */
export type KeptSegment = { readonly name: string; readonly mark: string; readonly file: string };

const FILE = /^([0-9A-F]{24}(?:\.partial)?|[0-9A-F]{8}\.history)\.([0-9a-f]{16})\.age$/;
const SEGMENT = /^[0-9A-F]{24}$/;
const PER_LOG = 0x100;

/** Every file of the log in a folder, by name. */
export function readSegments(folder: string): Map<string, KeptSegment> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    names.flatMap((file) => {
      const found = FILE.exec(file);
      return found ? [[found[1] ?? '', { name: found[1] ?? '', mark: found[2] ?? '', file }] as const] : [];
    }),
  );
}

/** Whether a name is that of a whole segment of 16 MB. */
export function isSegment(name: string): boolean {
  return SEGMENT.test(name);
}

/** Which history of the database a segment belongs to: 1 at first, one more after each restore. */
export function timelineOf(segment: string): string {
  return segment.slice(0, 8);
}

/** How far along the log a segment is, whichever history it belongs to. */
export function positionOf(segment: string): number {
  return Number.parseInt(segment.slice(8, 16), 16) * PER_LOG + Number.parseInt(segment.slice(16), 16);
}

/** The segment after this one on the same history. */
export function nextSegment(segment: string): string {
  const next = positionOf(segment) + 1;
  const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0');
  return `${timelineOf(segment)}${hex(Math.floor(next / PER_LOG))}${hex(next % PER_LOG)}`;
}

/**
 * The first segment that is missing from `first` to `last`, or to a later one of the same history that is there; null
 * when none is.
 */
export function firstGap(
  kept: ReadonlyMap<string, unknown>,
  { first, last }: { first: string; last: string },
): string | null {
  const end = Math.max(
    positionOf(last),
    ...[...kept.keys()].filter((name) => isSegment(name) && timelineOf(name) === timelineOf(first)).map(positionOf),
  );
  for (let segment = first; positionOf(segment) <= end; segment = nextSegment(segment))
    if (!kept.has(segment)) return segment;
  return null;
}
