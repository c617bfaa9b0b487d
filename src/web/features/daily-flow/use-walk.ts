import { useEffect, useState } from 'react';
import type { DailyFlowReply } from '#contract/daily-flow/daily-flow.schemas.ts';
import { nextStep, type FlowStep, type Unsent } from '#domain/daily-flow/daily-flow.ts';
import { useBell } from './bell/use-bell.ts';
import { hasTurned, useKeepFlow, type DailyFlowChange } from './daily-flow.queries.ts';

/** How long the member's hands must rest before words under way are kept. */
const REST = 1200;

/**
 * The member's way through the flow: where the member is, what the member typed and has not sent, and how the member
 * goes on. Every step of it is kept, so that the member can leave at any time.
 */
export function useWalk(reply: DailyFlowReply) {
  const keeping = useKeepFlow(reply);
  const [unsent, setUnsent] = useState<Unsent>(reply.unsent);
  const [reward, setReward] = useState<number | null>(null);
  const [moved, setMoved] = useState(false);
  const ring = useBell(reply.bell);
  const { mutate, mutateAsync } = keeping;
  const isKept = unsent.checkIn === reply.unsent.checkIn && unsent.intention === reply.unsent.intention;
  useEffect(() => {
    if (isKept) return undefined;
    const timer = setTimeout(() => mutate({ unsent }), REST);
    return () => clearTimeout(timer);
  }, [isKept, unsent, mutate]);
  const go = (at: FlowStep, change: DailyFlowChange = {}) => {
    setMoved(true);
    ring();
    mutate({ unsent, ...change, at });
  };
  return {
    reply,
    unsent,
    ring,
    reward,
    setReward,
    /** The member has gone a step on this page: the head of the next one takes the focus. */
    moved,
    failed: keeping.isError && !hasTurned(keeping.error),
    turned: keeping.isError && hasTurned(keeping.error),
    type: (words: Partial<Unsent>) => setUnsent((now) => ({ ...now, ...words })),
    keep: (change: DailyFlowChange) => mutate(change),
    go: (at: FlowStep) => go(at),
    skip: () => go(nextStep(reply.at)),
    /** This step is done. Words that were sent elsewhere are cleared here. */
    onward: (cleared: Partial<Unsent> = {}) => {
      const left = { ...unsent, ...cleared };
      setUnsent(left);
      go(nextStep(reply.at), { done: [reply.at], unsent: left });
    },
    /** The same for what must have arrived before the member goes on. Rejects where it did not. */
    sent: async (change: DailyFlowChange, cleared: Partial<Unsent> = {}) => {
      const left = { ...unsent, ...cleared };
      await mutateAsync({ ...change, unsent: left });
      setUnsent(left);
    },
    /** Leaving: what the member typed a moment ago goes along. */
    leave: () => {
      if (!isKept) mutate({ unsent });
    },
  };
}
export type Walk = ReturnType<typeof useWalk>;
export type StepProps = { readonly walk: Walk };
