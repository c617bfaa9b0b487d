import { putLetter } from '#server/platform/anonymous/letterbox.ts';
import type { CircleDeps } from '../circle-deps.ts';
import { STOOD_LETTER } from './letter-names.ts';

/**
 * Notes that words of a member stood: an hour later, in a batch with those of others, so that trust which grows by
 * nameless words leads back to none of them. Words with a name go the same way.
 */
export async function noteStood(
  deps: Pick<CircleDeps, 'db' | 'vault' | 'clock'>,
  { author, id }: { readonly author: string; readonly id: string },
): Promise<void> {
  await putLetter(deps, { kind: STOOD_LETTER, author, key: id, document: {} });
}
