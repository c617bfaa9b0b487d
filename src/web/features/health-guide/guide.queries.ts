import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GuideProgress, GuideReply, GuideStepSent } from '#contract/health-guide/health-guide.schemas.ts';
import { isKept } from '#web/platform/outbox/outbox-state.ts';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import { keyOf, read } from '#web/platform/queries.ts';

/** Where the addresses of everything the guide asks for begin. */
const GUIDE = '/api/health-guide';

/** The overview: where she is, and today's part. */
export function useGuide() {
  return useQuery(read('getHealthGuide'));
}

/** One week, whole. */
export function useGuideWeek(week: string) {
  return useQuery(read('getGuideWeek', { params: { week } }));
}

type Wish =
  | { readonly of: 'step'; readonly step: GuideStepSent }
  | { readonly of: 'thing'; readonly week: number; readonly n: number; readonly isDone: boolean }
  | { readonly of: 'reflection'; readonly week: number; readonly text: string; readonly journal: boolean };

function send(wish: Wish): Promise<GuideProgress> {
  if (wish.of === 'step') return sendQueued('stepGuide', { body: wish.step }, 'guide');
  const params = { week: String(wish.week) };
  if (wish.of === 'reflection') {
    const { text, journal } = wish;
    return sendQueued('putGuideReflection', { params, body: { text, journal } }, `words of guide week ${params.week}`);
  }
  const input = { params: { ...params, n: String(wish.n) } };
  const key = `thing ${params.week}.${wish.n} of the guide`;
  return wish.isDone ? sendQueued('putGuideThing', input, key) : sendQueued('deleteGuideThing', input, key);
}

/** How it will stand once a wish is answered, as far as the page can know: steps are the server's to judge. */
function foreseen(now: GuideProgress, wish: Wish): GuideProgress {
  if (wish.of === 'step') return wish.step.do === 'plain' ? { ...now, isPlain: wish.step.isPlain } : now;
  if (wish.of === 'reflection') return now;
  const others = now.done.filter((one) => one.week !== wish.week || one.n !== wish.n);
  const on = now.where?.weekBegan ?? now.startedOn;
  return { ...now, done: wish.isDone && on ? [...others, { week: wish.week, n: wish.n, on }] : others };
}

/**
 * Writes of the guide, shown at once where the page can know them, and kept on the device without a line. `waits`: the
 * last one is kept and not answered yet.
 */
export function useGuideWrite() {
  const client = useQueryClient();
  const show = (change: (now: GuideProgress) => GuideProgress) =>
    client.setQueryData<GuideReply>(
      keyOf('getHealthGuide'),
      (reply) => reply && { ...reply, progress: change(reply.progress) },
    );
  const { mutate, error, isPending, isSuccess, variables } = useMutation({
    mutationFn: send,
    onMutate: async (wish) => {
      await client.cancelQueries({ queryKey: keyOf('getHealthGuide') });
      const before = client.getQueryData<GuideReply>(keyOf('getHealthGuide'))?.progress;
      show((now) => foreseen(now, wish));
      return { before };
    },
    onSuccess: (progress, wish) => {
      show(() => progress);
      // A step moves days and phases: what the server says of them is asked anew.
      if (wish.of === 'step') {
        void client.invalidateQueries({ predicate: ({ queryKey: [key] }) => String(key).startsWith(GUIDE) });
      }
    },
    onError: (failure, _wish, context) => {
      const before = context?.before;
      if (before && !isKept(failure)) show(() => before);
    },
  });
  const waits = error !== null && isKept(error);
  return { write: mutate, error: error && !waits ? error : null, waits, isPending, isSuccess, last: variables ?? null };
}
export type GuideWrite = ReturnType<typeof useGuideWrite>;

/** What she did and wrote, for her keepsake. */
export function useGuideKeepsake() {
  return useQuery(read('getGuideKeepsake'));
}
