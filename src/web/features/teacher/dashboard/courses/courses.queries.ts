import '#web/platform/endpoints/teaching-endpoints.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CoursePut, MyCoursesReply } from '#contract/course/course.schemas.ts';
import { call } from '#web/platform/api.ts';
import { keyOf, read } from '#web/platform/queries.ts';

const MINE = keyOf('getMyCourses');

/** A teacher's own courses. */
export function useMyCourses() {
  return useQuery(read('getMyCourses'));
}

function usePlaced<Sent = void>(send: (sent: Sent) => Promise<MyCoursesReply>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (reply: MyCoursesReply) => client.setQueryData(MINE, reply),
    onError: () => client.invalidateQueries({ queryKey: MINE }),
  });
}

export const useMakeCourse = () => usePlaced(() => call('makeCourse'));
export const useWithdrawCourse = (course: string) => usePlaced(() => call('withdrawCourse', { params: { course } }));
export const useRemoveCourse = (course: string) => usePlaced(() => call('removeCourse', { params: { course } }));

/** Saves what a course says, and hands it to a listener where `submits` asks for that. */
export function useSaveCourse(course: string) {
  const client = useQueryClient();
  const params = { course };
  return useMutation({
    mutationFn: async ({ submits, ...body }: CoursePut & { readonly submits: boolean }) => {
      const saved = await call('saveCourse', { params, body });
      client.setQueryData(MINE, saved);
      const version = saved.courses.find(({ id }) => id === course)?.version;
      if (submits && version !== undefined)
        client.setQueryData(MINE, await call('submitCourse', { params, body: { version } }));
    },
  });
}
