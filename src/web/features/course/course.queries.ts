import '#web/platform/endpoints/teaching-endpoints.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CourseReply } from '#contract/course/course.schemas.ts';
import { call } from '#web/platform/api.ts';
import { keyOf, read } from '#web/platform/queries.ts';

/** The courses there are. For adults. */
export function useCourses() {
  return useQuery(read('getCourses'));
}

export function useCourse(course: string) {
  return useQuery(read('getCourse', { params: { course } }));
}

/** Puts a course as it came in its place; the list is read anew where it is shown. */
function usePlaced(course: string) {
  const client = useQueryClient();
  return async (reply: CourseReply) => {
    client.setQueryData(keyOf('getCourse', { params: { course } }), reply);
    await client.invalidateQueries({ queryKey: keyOf('getCourses') });
  };
}

export function useAddCourse(course: string) {
  return useMutation({ mutationFn: () => call('addCourse', { params: { course } }), onSuccess: usePlaced(course) });
}

type Done = { readonly recording: string; readonly isDone: boolean; readonly answer: string };

/** Notes what was done with a lesson. */
export function usePutLesson(course: string) {
  return useMutation({
    mutationFn: ({ recording, ...body }: Done) => call('putLesson', { params: { course, recording }, body }),
    onSuccess: usePlaced(course),
  });
}

export function useLeaveCourse(course: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('leaveCourse', { params: { course } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: keyOf('getCourse', { params: { course } }) });
      await client.invalidateQueries({ queryKey: keyOf('getCourses') });
    },
  });
}
