import { useQuery } from '@tanstack/react-query';
import type { MeditationWhole } from '#contract/meditation/meditation.schemas.ts';
import { useDrop, useKeep, useKept } from '#web/platform/offline/keep-here.ts';
import { read } from '#web/platform/queries.ts';

/** The sequences there are for the member. */
export function useWellness() {
  return useQuery(read('getWellness'));
}

/** One sequence, whole. */
export function useSequence(sequence: string) {
  return useQuery(read('getSequence', { params: { sequence } }));
}

/** The sequences this device keeps, newest first. */
export const useKeptSequences = () => useKept<MeditationWhole>('sequence');
/** Keeps a sequence here for playing without a connection. */
export const useKeepSequence = () => useKeep<MeditationWhole>('sequence');
/** Removes a sequence from this device. */
export const useDropSequence = () => useDrop('sequence');
