import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isSegment, nextSegment, positionOf, readSegments, timelineOf } from '../folder/segments.ts';
import { copySegment, markCopied, type SegmentCopy } from './copy-segment.ts';

const READY = /^([0-9A-F]{24}(?:\.partial|\.[0-9A-F]{8}\.backup)?|[0-9A-F]{8}\.history)\.ready$/;

/**
 * What one look at the log brought: how many files were copied, and whether the one before the first of them is
 * missing, so that a new base is needed.
 */
export type Shipped = { readonly copied: number; readonly gap: boolean };

/**
 * The archiver: copies every file of the log that PostgreSQL has finished, oldest first, and only then says so to
 * PostgreSQL, which keeps it until that moment. Killed anywhere in between it copies the same file once more.
 */
export async function ship(copy: SegmentCopy): Promise<Shipped> {
  const names = await readdir(join(copy.cluster, 'pg_wal', 'archive_status'));
  const ready = names.flatMap((name) => READY.exec(name)?.[1] ?? []).toSorted(byAge);
  const kept = new Set(readSegments(copy.wal).keys());
  let gap = false;
  for (const name of ready) {
    // What PostgreSQL notes of a base copy is in that copy itself.
    if (!name.endsWith('.backup')) {
      await copySegment(copy, name).catch((error: unknown) => {
        // Another process may have copied it and said so meanwhile: then PostgreSQL may have used it again already.
        if (
          existsSync(join(copy.cluster, 'pg_wal', 'archive_status', `${name}.ready`)) ||
          !readSegments(copy.wal).has(name)
        )
          throw error;
      });
      gap ||= isSegment(name) && follows(kept, name) === false;
      kept.add(name);
    }
    await markCopied(copy.cluster, name);
  }
  return { copied: ready.length, gap };
}

/**
 * Copies the segments from one to another of the same history straight from the log, whether or not PostgreSQL
 * archives; with `open` the last one is still being written and is left out.
 */
export async function copyRange(
  copy: SegmentCopy,
  { first, last, open = false }: { first: string; last: string; open?: boolean },
): Promise<void> {
  if (timelineOf(first) !== timelineOf(last)) throw new Error('a base copy reaches over a restore');
  const kept = readSegments(copy.wal);
  const end = positionOf(last) - (open ? 1 : 0);
  for (let segment = first; positionOf(segment) <= end; segment = nextSegment(segment))
    if (!kept.has(segment)) await copySegment(copy, segment);
}

function follows(kept: ReadonlySet<string>, name: string): boolean {
  const position = positionOf(name);
  const before = [...kept].filter(isSegment).filter((other) => positionOf(other) < position);
  return before.length === 0 || before.some((other) => positionOf(other) === position - 1);
}

function byAge(one: string, other: string): number {
  // Histories before the segments that belong to them.
  return (
    one.slice(0, 8).localeCompare(other.slice(0, 8)) ||
    Number(other.endsWith('.history')) - Number(one.endsWith('.history')) ||
    one.localeCompare(other)
  );
}
