import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ArchetypeReply } from '#contract/archetype/archetype.schemas.ts';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import { keyOf, read } from '#web/platform/queries.ts';

export type ArchetypeAnswers = ArchetypeReply['answers'];

/** The member's archetype quiz as it stands. */
export function useArchetypes() {
  return useQuery(read('getArchetypeQuiz'));
}

/**
 * Keeps the answers that differ from those kept so far, and tells the page's cache, so that leaving and coming back
 * finds them.
 */
export function useKeepAnswers() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (answers: ArchetypeAnswers) => {
      for (const [question, answer] of Object.entries(answers)) {
        const known = client.getQueryData<ArchetypeReply>(keyOf('getArchetypeQuiz'));
        if (known?.answers[question] === answer) continue;
        await sendQueued('keepArchetypeAnswer', { body: { question, answer } }, `archetype answer ${question}`);
        client.setQueryData<ArchetypeReply>(
          keyOf('getArchetypeQuiz'),
          (before) => before && { ...before, answers: { ...before.answers, [question]: answer } },
        );
      }
    },
  });
}

/** Counts the answers; what is not kept yet goes first. */
export function useFinish() {
  const client = useQueryClient();
  const { mutateAsync: keep } = useKeepAnswers();
  return useMutation({
    mutationFn: async (answers: ArchetypeAnswers) => {
      await keep(answers);
      return sendQueued('finishArchetypeQuiz', {}, 'archetype quiz');
    },
    onSuccess: (reply) => client.setQueryData(keyOf('getArchetypeQuiz'), reply),
  });
}
