import '#web/platform/endpoints/circle-endpoints.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CategoryPut, DecidedReply, DecisionPost, QueueReply } from '#contract/moderation/moderation.schemas.ts';
import type { DecisionReason } from '#domain/circle/reason.ts';
import type { Room } from '#domain/circle/limits.ts';
import { call } from '#web/platform/api.ts';
import { usePages, type Pages } from '#web/platform/paging/pages.ts';
import { keyOf, read } from '#web/platform/queries.ts';
import { withStepUp } from '#web/platform/step-up/step-up.ts';

/** What waits, page by page. */
export function useQueue(): Pages<QueueReply> {
  return usePages('getModerationQueue');
}

const DECIDED = '/api/moderation/decided';

/** What was decided, of one room or of all that the moderator looks after. */
export function useDecided(room: Room | 'all'): Pages<DecidedReply> {
  return usePages('getDecidedCases', room === 'all' ? {} : { room });
}

/** One case with its trail, asked for when it is opened. */
export function useCase(id: string, isAsked: boolean) {
  return useQuery({ ...read('getModerationCase', { params: { case: id } }), enabled: isAsked, staleTime: 0 });
}

/** A decision, and what closes the circle to its writer, which asks for the second factor. */
export type Deciding = Omit<DecisionPost, 'voice'> & { readonly voice: DecisionPost['voice'] | 'close' };

/** Decides a case; whatever comes of it, the case is read anew. */
export function useDecide(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ voice, ...decision }: Deciding) =>
      voice === 'close'
        ? withStepUp(() =>
            call('closeVoice', {
              params: { case: id },
              body: {
                version: decision.version,
                reason: decision.reason as DecisionReason,
                note: decision.note,
              },
            }),
          )
        : call('decideModerationCase', { params: { case: id }, body: { ...decision, voice } }),
    onSettled: async () => {
      // The card stays where it is, with what was saved; the list of what was decided is read anew when it is opened next.
      await client.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith(DECIDED),
        refetchType: 'none',
      });
      await client.invalidateQueries({ queryKey: keyOf('getModerationCase', { params: { case: id } }) });
    },
  });
}

/** Holds a case for ten minutes while its form is open. */
export function useClaim(id: string) {
  return useMutation({ mutationFn: () => call('claimModerationCase', { params: { case: id } }) });
}

export function useRelease(id: string) {
  return useMutation({ mutationFn: () => call('releaseModerationCase', { params: { case: id } }) });
}

const REQUESTS = keyOf('getAuthorRequests');
const SOON_MS = 3_000;

/** Authors asked for; asked again soon while one is being opened. */
export function useAuthorRequests() {
  return useQuery({
    ...read('getAuthorRequests'),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ mine, approved, author, at }) => mine && approved && !author && isRecent(at))
        ? SOON_MS
        : false,
  });
}
const isRecent = (at: string) => Date.now() - Date.parse(at) < 60_000;

export function useAskAuthor(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => withStepUp(() => call('askForAuthor', { params: { case: id }, body: { reason } })),
    onSuccess: () => client.invalidateQueries({ queryKey: REQUESTS }),
  });
}

export function useApprove() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: string) => withStepUp(() => call('approveAuthor', { params: { request } })),
    onSettled: () => client.invalidateQueries({ queryKey: REQUESTS }),
  });
}

export function useCategories(isAsked: boolean) {
  return useQuery({ ...read('getModerationCategories'), enabled: isAsked });
}

/** Saves one category, new or known. */
export function usePutCategory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ room, slug, ...body }: CategoryPut & { readonly room: Room; readonly slug: string }) =>
      call('putModerationCategory', { params: { room, slug }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf('getModerationCategories') }),
  });
}
