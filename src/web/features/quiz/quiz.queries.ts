import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/platform/api-error.ts';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import { keyOf, read } from '#web/platform/queries.ts';

/** The member's question today. */
export function useDailyQuiz() {
  return useQuery(read('getDailyQuiz'));
}

/** Answers it. Where another question stands by now, that one is fetched. */
export function useAnswer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { question: string; answer: number }) => sendQueued('answerDailyQuiz', { body }, 'daily quiz'),
    onSuccess: (reply) => client.setQueryData(keyOf('getDailyQuiz'), reply),
    onError: (error) => (hasMovedOn(error) ? client.invalidateQueries({ queryKey: keyOf('getDailyQuiz') }) : undefined),
  });
}

/** Whether the server has another question for the member's today. */
export function hasMovedOn(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'quiz_moved_on';
}
