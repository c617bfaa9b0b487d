import '#web/platform/endpoints/teaching-endpoints.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MyRecordingsReply, Recording, RecordingPatch } from '#contract/recording/recording.schemas.ts';
import { call } from '#web/platform/api.ts';
import { keyOf, read } from '#web/platform/queries.ts';

const MINE = keyOf('getMyRecordings');
const SOON_MS = 2000;

/** The teacher's own recordings; asked again soon while one is being checked. */
export function useRecordings() {
  return useQuery({
    ...read('getMyRecordings'),
    refetchInterval: ({ state }) =>
      state.data?.recordings.some(({ work }) => work?.state === 'checking') ? SOON_MS : false,
  });
}

/** Reads them anew. */
export function useReadAnew(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: MINE });
}

function usePlace() {
  const client = useQueryClient();
  return (one: Recording) =>
    client.setQueryData<MyRecordingsReply>(
      MINE,
      (all) => all && { ...all, recordings: all.recordings.map((each) => (each.id === one.id ? one : each)) },
    );
}

/** Saves what is said of a recording, and hands it to a listener where `submits` asks for that. */
export function useDescribe(recording: string) {
  const place = usePlace();
  const params = { recording };
  return useMutation({
    mutationFn: async ({ submits, ...body }: RecordingPatch & { readonly submits: boolean }) => {
      const saved = await call('describeRecording', { params, body });
      place(saved);
      const version = (saved.work ?? saved.shown)?.version;
      if (submits && version !== undefined) place(await call('submitRecording', { params, body: { version } }));
    },
  });
}

/** Takes a recording back from its listener, or off the shelf. */
export function useWithdrawRecording(recording: string) {
  const place = usePlace();
  const anew = useReadAnew();
  return useMutation({
    mutationFn: () => call('withdrawRecording', { params: { recording } }),
    onSuccess: place,
    onError: anew,
  });
}

export function useRemoveRecording(recording: string) {
  const anew = useReadAnew();
  return useMutation({ mutationFn: () => call('removeRecording', { params: { recording } }), onSuccess: anew });
}
