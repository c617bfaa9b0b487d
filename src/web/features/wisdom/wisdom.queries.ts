import { keepPreviousData, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Reading, WisdomReply } from '#contract/wisdom/wisdom.schemas.ts';
import { call } from '#web/platform/api.ts';
import { isKept } from '#web/platform/outbox/outbox-state.ts';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import { keyOf, read } from '#web/platform/queries.ts';

/** Another device may have read meanwhile: soon asked anew. */
const FRESH_MS = 30_000;
const NOTHING_YET: Reading = { saved: [], places: [] };

/** The library, and what the member reads of it. */
export function useWisdom() {
  return useQuery({ ...read('getWisdom'), staleTime: FRESH_MS });
}

/** One piece, whole. */
export function usePiece(piece: string) {
  return useQuery(read('getPiece', { params: { piece } }));
}

/** The pieces that have some words, best first; what was found before stays until then. */
export function useFoundPieces(words: string) {
  return useQuery({
    enabled: words !== '',
    queryKey: ['wisdom search', words],
    queryFn: ({ signal }) => call('searchWisdom', { body: { words }, signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
  });
}

/** What the member reads; nothing until it came. */
export function useReading(): Reading {
  return useWisdom().data?.reading ?? NOTHING_YET;
}

/** Whether a piece is saved, and the way to change that: shown at once, taken back where it fails. */
export function useSaved(id: string) {
  const { saved } = useReading();
  const write = useReadingWrite((to: boolean) =>
    to
      ? sendQueued('savePiece', { params: { piece: id } }, `saved piece ${id}`)
      : sendQueued('unsavePiece', { params: { piece: id } }, `saved piece ${id}`),
  );
  const set = (to: boolean) =>
    write.put(to, (now) => {
      const others = now.saved.filter((one) => one !== id);
      return { ...now, saved: to ? [id, ...others] : others };
    });
  return { isSaved: saved.includes(id), set, error: write.error };
}

/** Tells how far a piece was read, in hundredths. What a lost line swallows waits on the device. */
export function useTellPlace(id: string): (share: number) => void {
  const write = useReadingWrite((share: number) =>
    sendQueued('putReading', { params: { piece: id }, body: { share } }, `place in piece ${id}`),
  );
  return (share) =>
    write.put(share, (now) => {
      const before = now.places.find((place) => place.id === id);
      if (before && before.share >= share) return now;
      const place = { id, share, at: before?.at ?? '' };
      return { ...now, places: [place, ...now.places.filter((one) => one !== before)] };
    });
}

function showReading(client: QueryClient, change: (now: Reading) => Reading): void {
  client.setQueryData<WisdomReply>(
    keyOf('getWisdom'),
    (reply) => reply && { ...reply, reading: change(reply.reading) },
  );
}

/** A write whose answer is all that the member reads. What waits on the device counts as done. */
function useReadingWrite<Wish>(send: (wish: Wish) => Promise<Reading>) {
  const client = useQueryClient();
  const { mutate, error } = useMutation({
    mutationFn: ({ wish }: { wish: Wish; change: (now: Reading) => Reading }) => send(wish),
    onMutate: async ({ change }) => {
      await client.cancelQueries({ queryKey: keyOf('getWisdom') });
      const before = client.getQueryData<WisdomReply>(keyOf('getWisdom'))?.reading;
      showReading(client, change);
      return { before };
    },
    onSuccess: (reading) => showReading(client, () => reading),
    onError: (failure, _wish, context) => {
      const before = context?.before;
      if (before && !isKept(failure)) showReading(client, () => before);
    },
  });
  const put = (wish: Wish, change: (now: Reading) => Reading) => mutate({ wish, change });
  return { put, error: error && !isKept(error) ? error : null };
}
