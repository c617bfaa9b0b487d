import { useEffect, useRef, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MeditationSummary, MeditationWhole } from '#contract/meditation/meditation.schemas.ts';
import { useFreshAudio } from '#web/features/meditation/listening.queries.ts';
import { useAppState } from '#web/platform/app-state.ts';
import { keep, keptKey, keptOf, mustHaveCopy, mustHaveRoom, refuse, useKeep } from '#web/platform/offline/keep-here.ts';
import type { KeptThing } from '#web/platform/offline/kept-store.ts';
import { SOUND_PIECE, type KeptSound } from '#web/platform/offline/sound-address.ts';
import { useMember, useUser } from '#web/platform/session.ts';

/**
 * A meditation on this device: its size here, in bytes, and since when (this device's clock). Of a recording also the
 * sound, and how much of it is here.
 */
export type KeptMeditation = {
  readonly whole: MeditationWhole;
  readonly bytes: number;
  readonly at: number;
  readonly sound: (KeptSound & { readonly here: number }) | null;
};
/** What lies in the store: a script as it is, a recording with the name of its sound. */
type Content = MeditationWhole | { readonly whole: MeditationWhole; readonly sound: string };
/** Its code comes when it is first asked for: few pages of a visit need it. */
const store = () => import('#web/platform/offline/kept-store.ts');
const sounds = () => import('#web/platform/offline/sound-store.ts');

/** The meditations this device keeps, newest first. A browser without a database keeps none. */
export function useKeptMeditations() {
  const id = useUser()?.id ?? '';
  return useQuery({
    enabled: id !== '',
    queryKey: keptKey('meditation', id),
    queryFn: async (): Promise<readonly KeptMeditation[]> => Promise.all((await keptOf('meditation', id)).map(opened)),
    staleTime: 0,
    retry: false,
  });
}

async function opened({ content, bytes, at }: KeptThing): Promise<KeptMeditation> {
  const kept = content as Content;
  if (!('sound' in kept)) return { whole: kept, bytes, at, sound: null };
  const { whole, sound: name } = kept;
  const { bytes: all, type } = whole.audio ?? { bytes: 0, type: '' };
  const pieces = await (await sounds()).piecesOf(name);
  const here = Math.min(all, pieces * SOUND_PIECE);
  return { whole, bytes: bytes + here, at, sound: { name, type, bytes: all, here } };
}

/** Keeps a meditation here for playing without a connection; keeping it again takes what the server has now. */
export const useKeepHere = () => useKeep<MeditationWhole>('meditation');

/** A download under way: how many bytes are here, and why it stopped where it did. */
export type Download = {
  readonly sent: number | null;
  readonly error: Error | null;
  readonly start: () => void;
  readonly cancel: () => void;
};

/**
 * Brings a recording here, its sound in pieces. What broke off goes on where it stopped; what is cancelled leaves nothing.
 * It lasts as long as the page.
 */
export function useDownload(whole: MeditationWhole, mine: KeptMeditation | undefined): Download {
  const appState = useAppState();
  const { id: owner } = useMember();
  const client = useQueryClient();
  const fresh = useFreshAudio(whole.id);
  const drop = useDropHere();
  const [sent, setSent] = useState<number | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const ending = useRef<AbortController | null>(null);
  const running = useRef<Promise<unknown> | null>(null);
  useEffect(() => () => ending.current?.abort(), []);
  const bring = async (signal: AbortSignal) => {
    const { audio } = whole;
    if (!audio) return;
    await mustHaveRoom(audio.bytes - (mine?.sound?.here ?? 0));
    await mustHaveCopy(appState);
    const name = mine?.sound?.name ?? crypto.randomUUID();
    await keep({ kind: 'meditation', owner, id: whole.id }, { whole, sound: name });
    const { fetchSound } = await import('#web/platform/offline/fetch-sound.ts');
    const { address, bytes } = audio;
    const again = async () => (await fresh())?.address ?? null;
    await fetchSound({ owner, name, bytes, address, fresh: again, signal, onProgress: setSent }).catch(refuse);
  };
  const start = async () => {
    const own = new AbortController();
    ending.current = own;
    setError(null);
    setSent(mine?.sound?.here ?? 0);
    running.current = bring(own.signal).catch((failure: Error) => void (own.signal.aborted || setError(failure)));
    await running.current;
    setSent(null);
    await client.invalidateQueries({ queryKey: keptKey('meditation', owner) });
  };
  const cancel = async () => {
    ending.current?.abort();
    // The piece that is under way comes first, or it would be left behind.
    await running.current;
    drop.mutate(whole.id);
  };
  return { sent, error, start: () => void start(), cancel: () => void cancel() };
}

/** Takes recordings off this device that the shelf, as the server has it now, does not have any more. */
export function useTakenBack(shelf: readonly Pick<MeditationSummary, 'id'>[] | undefined): void {
  const { data: all = [] } = useKeptMeditations();
  const { mutate } = useDropHere();
  const gone = shelf && all.find(({ sound, whole: { id } }) => sound !== null && !shelf.some((one) => one.id === id));
  useEffect(() => {
    if (gone) mutate(gone.whole.id);
  }, [gone, mutate]);
}

/** Removes a meditation from this device. */
export function useDropHere() {
  const owner = useUser()?.id ?? '';
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const { keptThings, dropThing } = await store();
      const kept = (await keptThings(owner)).find((one) => one.id === id)?.content as Content | undefined;
      if (kept && 'sound' in kept) await (await sounds()).dropSound(kept.sound);
      await dropThing(owner, id);
    },
    onSettled: () => client.invalidateQueries({ queryKey: keptKey('meditation', owner) }),
  });
}
