import { guideWeeks } from '#server/features/health-guide/public.ts';
import { cookbook } from '#server/features/meal/public.ts';
import { library } from '#server/features/wisdom/public.ts';
import { guideVolumes } from '#server/features/womb-health/public.ts';

/**
 * Reads what the reading pages are made of, one kind after the other, so that nobody's first page waits some seconds
 * for all of it. Each kind is read once in a process; requests go first in between. Throws with the name of the file
 * that is not whole.
 */
export async function readAhead(): Promise<void> {
  for (const read of [library, guideVolumes, guideWeeks, cookbook]) await read();
}
