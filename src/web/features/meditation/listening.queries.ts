import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Listening, MeditationsReply } from '#contract/meditation/meditation.schemas.ts';
import { isKept } from '#web/platform/outbox/outbox-state.ts';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import { keyOf, read } from '#web/platform/queries.ts';

/** Another device may have listened meanwhile: soon asked anew. */
const FRESH_MS = 30_000;
const NOTHING_YET: Listening = { favorites: [], queue: [], places: [], months: [] };

/** The whole shelf, and what the member listens to. */
export function useMeditations() {
  return useQuery({ ...read('getMeditations'), staleTime: FRESH_MS });
}

/** One meditation, whole. */
export function useMeditation(meditation: string) {
  return useQuery(read('getMeditation', { params: { meditation } }));
}

/** Asks a recording's meditation again for where its sound is: an address is good for a few hours. */
export function useFreshAudio(meditation: string) {
  const client = useQueryClient();
  return useCallback(
    async () => (await client.fetchQuery({ ...read('getMeditation', { params: { meditation } }), staleTime: 0 })).audio,
    [client, meditation],
  );
}

/** What the member listens to; nothing until it came. */
export function useListening(): Listening {
  return useMeditations().data?.listening ?? NOTHING_YET;
}

/** Shows what a write answered, or what it will have done. */
export function showListening(client: QueryClient, change: (now: Listening) => Listening): void {
  client.setQueryData<MeditationsReply>(
    keyOf('getMeditations'),
    (reply) => reply && { ...reply, listening: change(reply.listening) },
  );
}

/** Whether a meditation is a favorite, and the way to change that: shown at once, taken back where it fails. */
export function useFavorite(id: string) {
  const { favorites } = useListening();
  const isFavorite = favorites.includes(id);
  const save = useListeningWrite((to: boolean) =>
    to
      ? sendQueued('addFavorite', { params: { meditation: id } }, `favorite ${id}`)
      : sendQueued('removeFavorite', { params: { meditation: id } }, `favorite ${id}`),
  );
  const set = (to: boolean) =>
    save.put(to, (now) => ({
      ...now,
      favorites: to ? [id, ...now.favorites.filter((one) => one !== id)] : now.favorites.filter((one) => one !== id),
    }));
  return { isFavorite, set, error: save.error };
}

/** What plays next, and the way to change it: what another device did meanwhile stays. */
export function useQueue() {
  const { queue } = useListening();
  const save = useListeningWrite((next: readonly string[]) =>
    sendQueued('putQueue', { body: { queue: [...next], was: [...queue] } }, 'the listening queue'),
  );
  const put = (next: readonly string[]) => save.put(next, (now) => ({ ...now, queue: [...next] }));
  return {
    queue,
    error: save.error,
    add: (id: string) => put([...queue.filter((one) => one !== id), id]),
    remove: (id: string) => put(queue.filter((one) => one !== id)),
    put,
  };
}

/** A write whose answer is all that the member listens to. What waits on the device counts as done. */
function useListeningWrite<Wish>(send: (wish: Wish) => Promise<Listening>) {
  const client = useQueryClient();
  const { mutate, error } = useMutation({
    mutationFn: ({ wish }: { wish: Wish; change: (now: Listening) => Listening }) => send(wish),
    onMutate: async ({ change }) => {
      await client.cancelQueries({ queryKey: keyOf('getMeditations') });
      const before = client.getQueryData<MeditationsReply>(keyOf('getMeditations'))?.listening;
      showListening(client, change);
      return { before };
    },
    onSuccess: (listening) => showListening(client, () => listening),
    onError: (failure, _wish, context) => {
      const before = context?.before;
      if (before && !isKept(failure)) showListening(client, () => before);
    },
  });
  const put = (wish: Wish, change: (now: Listening) => Listening) => mutate({ wish, change });
  return { put, error: error && !isKept(error) ? error : null };
}
