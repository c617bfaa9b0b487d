import '#web/platform/endpoints/teaching-endpoints.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApplicationPost, ProfilePut, TeacherProfileReply } from '#contract/teacher/teacher.schemas.ts';
import { call } from '#web/platform/api.ts';
import { keyOf, read } from '#web/platform/queries.ts';
import { useMember } from '#web/platform/session.ts';
import { uploadPicture } from '#web/platform/upload.ts';

const MINE = keyOf('getMyTeacherApplication');
const SOON_MS = 2000;
const PROFILE = keyOf('getTeacherProfile');

/** The member's latest application to teach, and whether there is nothing to apply for. */
export function useMyApplication() {
  return useQuery({
    ...read('getMyTeacherApplication'),
    refetchInterval: ({ state }) => (state.data?.application?.sample?.state === 'checking' ? SOON_MS : false),
  });
}

/** Reads it anew, as when a sample arrived. */
export function useReadApplicationAnew(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: MINE });
}

/** Deletes the sample recording of the application. */
export function useRemoveSample() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('removeTeacherSample'),
    onSuccess: (reply) => client.setQueryData(MINE, reply),
  });
}

/** Sends an application. */
export function useApply() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ApplicationPost) => call('applyToTeach', { body }),
    onSuccess: (reply) => client.setQueryData(MINE, reply),
  });
}

/** Withdraws the one that waits; where it was answered meanwhile, the answer is read. */
export function useWithdraw() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('withdrawTeacherApplication'),
    onSuccess: (reply) => client.setQueryData(MINE, reply),
    onError: () => client.invalidateQueries({ queryKey: MINE }),
  });
}

/** A teacher's own page, as a draft and as members see it. */
export function useTeacherProfile() {
  return useQuery(read('getTeacherProfile'));
}

/** Saves the draft, and shows it to members where `isShown` asks for that. */
export function useSaveProfile() {
  const client = useQueryClient();
  const place = (reply: TeacherProfileReply) => client.setQueryData(PROFILE, reply);
  return useMutation({
    mutationFn: async ({ isShown, ...body }: ProfilePut & { readonly isShown: boolean }) => {
      const saved = await call('putTeacherProfile', { body });
      place(saved);
      if (isShown) place(await call('publishTeacherProfile', { body: { version: saved.version } }));
    },
  });
}

/** Takes the page back from members. */
export function useHideProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('hideTeacherProfile'),
    onSuccess: (reply) => client.setQueryData(PROFILE, reply),
  });
}

/** What brings a portrait into the draft, and takes it out again. */
export function usePortrait() {
  const client = useQueryClient();
  const { id: owner } = useMember();
  const place = (reply: unknown) => client.setQueryData(PROFILE, reply);
  return {
    send: async (square: Blob, key: string) => void place(await uploadPicture(square, { to: 'portrait', key, owner })),
    remove: async () => void place(await call('removePortrait')),
  };
}

/** What members read of a teacher. */
export function useTeacher(teacher: string) {
  return useQuery({ ...read('getTeacher', { params: { teacher } }), retry: false });
}
