import '#web/platform/endpoints/staff-endpoints.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/platform/api.ts';
import { keyOf, read } from '#web/platform/queries.ts';
import { withStepUp } from '#web/platform/step-up/step-up.ts';

/** Applications that wait, and those answered last. */
export function useApplications() {
  return useQuery({ ...read('getTeacherApplications'), staleTime: 0 });
}

/** Answers one, with a proof of identity made for it; whatever comes of it, the list is read anew. */
export function useDecideApplication(application: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly decision: 'accept' | 'decline'; readonly reason: string }) =>
      withStepUp(() => call('decideTeacherApplication', { params: { application }, body })),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf('getTeacherApplications') }),
  });
}
