import '#web/platform/endpoints/staff-endpoints.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListingPatch } from '#contract/meditation/meditation.schemas.ts';
import { call } from '#web/platform/api.ts';
import { keyOf, read } from '#web/platform/queries.ts';
import { withStepUp } from '#web/platform/step-up/step-up.ts';

/** Every meditation with what was decided about it. */
export function useListed() {
  return useQuery(read('getListedMeditations'));
}

/** The whole of one, asked for when it is opened. */
export function useListedWhole(meditation: string, isAsked: boolean) {
  return useQuery({ ...read('getListedMeditation', { params: { meditation } }), enabled: isAsked });
}

/** Saves a decision; whatever comes of it, the meditation and the list are read anew. */
export function useDecideListing(meditation: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ListingPatch) => withStepUp(() => call('decideListing', { params: { meditation }, body })),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: keyOf('getListedMeditation', { params: { meditation } }) });
      await client.invalidateQueries({ queryKey: keyOf('getListedMeditations') });
    },
  });
}
