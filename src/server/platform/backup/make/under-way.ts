import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isAlive, ownMark } from '../../db/embedded/processes.ts';
import { writeFlushed } from '../../files/flushed.ts';
import type { BackupLayout } from '../folder/layout.ts';
import { PART } from '../folder/seal.ts';

/** In the folder of a base that is being made: who makes it, and the first segment it needs. */
export const UNDER_WAY = 'under-way.json';

const DAY_MS = 86_400_000;
const said = z.object({
  firstSegment: z.string(),
  by: z.object({ pid: z.number(), started: z.string(), boot: z.string() }),
});

/** A base under way; the segment is null while nobody can tell which one it needs first. */
export type BaseUnderWay = { readonly path: string; readonly firstSegment: string | null };

/** Says in a draft which part of the log it needs, so that nobody removes that. */
export async function writeUnderWay(draft: string, firstSegment: string): Promise<void> {
  await writeFlushed(join(draft, UNDER_WAY), JSON.stringify({ firstSegment, by: ownMark() }));
}

/**
 * Every base that may still be made: its process lives, or it was begun less than a day ago. The others are remains of
 * processes that were killed.
 */
export function basesUnderWay({ bases }: BackupLayout, now: Date): BaseUnderWay[] {
  if (!existsSync(bases)) return [];
  return readdirSync(bases)
    .filter((name) => name.endsWith(PART))
    .flatMap((name) => {
      const path = join(bases, name);
      const read = readUnderWay(path);
      const isYoung = (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= now.getTime() - DAY_MS;
      return isYoung || (read && isAlive(read.by)) ? [{ path, firstSegment: read?.firstSegment ?? null }] : [];
    });
}

function readUnderWay(draft: string): z.infer<typeof said> | null {
  try {
    return said.parse(JSON.parse(readFileSync(join(draft, UNDER_WAY), 'utf8')));
  } catch {
    // Not written yet, or torn by a power cut.
    return null;
  }
}
